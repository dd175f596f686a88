/** How a visitor's request reaches the owner, for whoever has no leads yet. */
export const REQUESTS_HINT =
  'Visitors send you their requests by mail or text: under New Lead, Paste a message reads them.';
