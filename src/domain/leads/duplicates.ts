import { newestFirst } from '../../lib/ascending';
import { phonesOf } from '../shared/phoneNumbers';
import { leadAt, type LeadMap } from './rules';
import type { Lead } from './schema';

/**
 * Returns what identifies a person, the keys of its page: `p` and the digits of a phone number without
 * country code and extension, `e` and an e-mail address.
 */
export const identitiesOf = ({ phone, email }: Pick<Lead, 'phone' | 'email'>): string[] => [
  ...phonesOf(phone).map(({ number }) => `p${number.slice(1).slice(-10)}`),
  ...(email.trim() === '' ? [] : [`e${email.trim().toLowerCase()}`]),
];

/** Returns the leads with the same phone number or e-mail address, or into which one with it was merged, newest first. */
export function leadsOfSamePerson(
  entities: LeadMap,
  somebody: Pick<Lead, 'phone' | 'email'>,
): Lead[] {
  const wanted = new Set(identitiesOf(somebody));
  if (wanted.size === 0) return [];
  const same = Object.values(entities)
    .filter((lead) => identitiesOf(lead).some((identity) => wanted.has(identity)))
    .map((lead) => leadAt(entities, lead.id) ?? lead);
  return [...new Set(same)].sort(newestFirst('createdDate'));
}
