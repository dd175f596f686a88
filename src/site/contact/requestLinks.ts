import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { writeFragment } from '../../domain/leads/requestFragment';
import { writeRequest } from '../../domain/leads/requestMessage';
import type { EstimateRequest } from '../../domain/leads/schema';
import { telHref } from '../../lib/phones';

/** How long a link may be, in characters: what mail and text apps of every system still take. */
const LONGEST = { mail: 1_900, text: 1_200 };

/** What stands where the end of a long description was left out. */
const CUT = ' […]';

/** A link that opens the visitor's own app with a request written in it. */
export interface RequestLink {
  href: string;
  /** Whether the description did not fit in whole. */
  isCut: boolean;
}

const encoded = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** The first of some links that is short enough, else one with as much of the description as fits. */
function fitting(
  request: EstimateRequest,
  longest: number,
  hrefs: readonly ((request: EstimateRequest) => string)[],
): RequestLink {
  for (const hrefOf of hrefs) {
    const href = hrefOf(request);
    if (href.length <= longest) return { href, isCut: false };
  }
  const shortest = hrefs.at(-1) ?? (() => '');
  // By characters and not by units, so that none is cut in two.
  let kept = Array.from(request.description);
  let href = '';
  do {
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
    href = shortest({ ...request, description: kept.join('').trimEnd() + CUT });
  } while (href.length > longest && kept.length > 0);
  return { href, isCut: true };
}

/** Opens the visitor's mail app; the owner's link into the CRM is in the mail where it fits. */
export function mailLink(request: EstimateRequest, origin: string): RequestLink {
  const subject = `Estimate request: ${request.service}`;
  const withBody = (body: string): string =>
    `mailto:${business.email}?subject=${encoded(subject)}&body=${encoded(body)}`;
  return fitting(request, LONGEST.mail, [
    (one) =>
      withBody(
        `${writeRequest(one)}\n\nFor ${business.name}, Add to CRM:\n${origin}${ADDRESSES.newLead}${writeFragment(one)}`,
      ),
    (one) => withBody(writeRequest(one)),
  ]);
}

/** Opens the visitor's text app. */
export function textLink(request: EstimateRequest): RequestLink {
  const number = telHref(business.phone).replace('tel:', 'sms:');
  // Both marks, because phones differ in which of them begins the body.
  return fitting(request, LONGEST.text, [(one) => `${number}?&body=${encoded(writeRequest(one))}`]);
}
