import { FEED_ADDRESS, FEED_TITLE, FEED_TYPE } from './feed';

/** Tells browsers and feed readers of the feed, in the head. */
export const FeedHead = () => (
  <link rel="alternate" type={FEED_TYPE} title={FEED_TITLE} href={FEED_ADDRESS} />
);
