import { withoutMarkup } from '../../../lib/text';

/** The greatest sum of depths: sanitising grows with it, to 19 s for 50,000 characters of `<div>`. */
const MAX_TOTAL_DEPTH = 100_000;

/** Elements that never contain others. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Elements that end where the next one of their kind begins, with or without an end tag. */
const IMPLIED_END = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option)$/i;

/** Returns the sum of the depths at which elements open, as far as tags alone tell. */
function totalDepthOf(html: string): number {
  let depth = 0;
  let total = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (!slash) total += depth + 1;
    if (VOID.test(name) || IMPLIED_END.test(name)) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
  }
  return total;
}

/** Returns markup, or its text alone if it is nested so deeply that it would block the page. */
export function withLimitedNesting(html: string): string {
  if (totalDepthOf(html) <= MAX_TOTAL_DEPTH) return html;
  return withoutMarkup(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
