import { useLocation } from 'react-router-dom';
import type { OpeningFilled } from '../openingState';

/** Said beside the texts that are made of a job's, before they are shown on the site. */
export const STAYS_OUT =
  'Names and addresses stay out: … stands where the customer’s were. Look the text through.';

/** Returns what a new record's form is filled in with from a job, and the name of the form's draft. */
export function useFilling(kind: string, id: string | undefined) {
  const { filled, filledFrom } = (useLocation().state ?? {}) as OpeningFilled;
  return { filled, draftName: [kind, id ?? 'new', id ?? filledFrom].filter(Boolean).join('.') };
}
