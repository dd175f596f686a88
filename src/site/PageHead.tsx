import { business } from '../business';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path. */
  address: string;
  /** The picture of its social card; the business's own if omitted. */
  image?: string;
  /** The type of the page, for social cards. */
  kind?: 'website' | 'article';
}

const CARD = '/card.png';

/** Returns an absolute address. */
const wholeAddress = (address: string): string => new URL(address, business.siteUrl).href;

/** A page's title, description, canonical address and social card, for the head. */
export function PageHead({
  title,
  description,
  address,
  image = CARD,
  kind = 'website',
}: PageHeadProps) {
  const canonical = wholeAddress(address);
  // Social networks do not show vector pictures and cannot read this browser's storage.
  const isForCards = !/^picture:|\.svg$/.test(image) && URL.canParse(image, business.siteUrl);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={wholeAddress(isForCards ? image : CARD)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
