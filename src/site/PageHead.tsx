import { cardAddress, wholeAddress } from '../app/addresses';
import { business } from '../business';
import { CARD_SIZE } from './cardSize';
import { shortTitle } from './pageTitle';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path. */
  address: string;
  /** The day of an article, as `YYYY-MM-DD`; absent for other pages. */
  published?: string;
}

/** A page's title, description, canonical address and social card, for the head. */
export function PageHead({ title: whole, description, address, published }: PageHeadProps) {
  const title = shortTitle(whole);
  const canonical = wholeAddress(address);
  const card = wholeAddress(cardAddress(address));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}
