/** Shows the first two lines of a text, ending in three dots where there are more. */
export const twoLines = {
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
