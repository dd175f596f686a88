import { phonesOf } from '../shared/phoneNumbers';
import type { Lead } from './schema';

/**
 * Returns what identifies a person, the keys of its page: `p` and the digits of a phone number without
 * country code and extension, `e` and an e-mail address.
 */
export const identitiesOf = ({ phone, email }: Pick<Lead, 'phone' | 'email'>): string[] => [
  ...phonesOf(phone).map(({ number }) => `p${number.slice(1).slice(-10)}`),
  ...(email.trim() === '' ? [] : [`e${email.trim().toLowerCase()}`]),
];

/** Returns the leads with the same phone number or e-mail address. */
export function leadsOfSamePerson(
  leads: readonly Lead[],
  somebody: Pick<Lead, 'phone' | 'email'>,
): Lead[] {
  const wanted = new Set(identitiesOf(somebody));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => identitiesOf(lead).some((identity) => wanted.has(identity)));
}
