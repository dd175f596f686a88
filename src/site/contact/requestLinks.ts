import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { writeFragment } from '../../domain/leads/requestFragment';
import { writeRequest } from '../../domain/leads/requestMessage';
import type { EstimateRequest } from '../../domain/leads/schema';
import { LONGEST, mailHref, textHref } from '../../lib/messageLinks';
import { telHref } from '../../lib/phones';

/** Marks where a long description was cut. */
const CUT = ' […]';

/** Explains to the visitor the link below it, which is for the owner. */
const EXPLANATION = `Add to CRM (this link is for ${business.name}: it enters your request, and you need not open it):`;

/** Returns the first link that is short enough, else one with a shortened description (`isCut`). */
function fitting(
  request: EstimateRequest,
  longest: number,
  hrefs: readonly ((request: EstimateRequest) => string)[],
) {
  for (const hrefOf of hrefs) {
    const href = hrefOf(request);
    if (href.length <= longest) return { href, isCut: false };
  }
  const shortest = hrefs.at(-1) ?? (() => '');
  // Cut by characters and not by UTF-16 units, so that no character is split.
  let description = Array.from(request.description);
  let href = '';
  do {
    description = description.slice(0, Math.floor(description.length * 0.9));
    href = shortest({ ...request, description: description.join('').trimEnd() + CUT });
  } while (href.length > longest && description.length > 0);
  return { href, isCut: true };
}

/** Returns a link to the visitor's mail app; the mail ends with a link into the CRM if that fits. */
export function mailLink(request: EstimateRequest, origin: string) {
  const subject = `Estimate request: ${request.service}`;
  const withBody = (body: string): string => mailHref(business.email, subject, body);
  return fitting(request, LONGEST.mail, [
    (sent) =>
      withBody(
        `${writeRequest(sent)}\n\n${EXPLANATION}\n${origin}${ADDRESSES.newLead}${writeFragment(sent)}`,
      ),
    (sent) => withBody(writeRequest(sent)),
  ]);
}

/** Returns a link to the visitor's text app. */
export const textLink = (request: EstimateRequest) =>
  fitting(request, LONGEST.text, [(sent) => textHref(telHref(business.phone), writeRequest(sent))]);
