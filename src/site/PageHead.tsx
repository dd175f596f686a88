import { business } from '../business';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's address, from the root. */
  address: string;
  /** The picture of its card; the business's own card where it is left out. */
  image?: string;
  /** What kind of thing the page is, for cards. */
  kind?: 'website' | 'article';
}

const CARD = '/card.png';

/** An address of ours, or of anybody, as a whole one. */
const wholeAddress = (address: string): string => new URL(address, business.siteUrl).href;

/** A page's title, description, canonical address and card; React puts them into the head. */
export function PageHead({
  title,
  description,
  address,
  image = CARD,
  kind = 'website',
}: PageHeadProps) {
  const canonical = wholeAddress(address);
  // Networks do not draw vector pictures and know nothing of this browser's store.
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
