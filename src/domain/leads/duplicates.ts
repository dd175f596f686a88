import { phoneNumbersIn } from '../../lib/phones';
import type { Lead } from './schema';

/** What tells that two leads are one person: the digits of the phone without its extension, the e-mail address. */
export function identitiesOf({ phone, email }: Pick<Lead, 'phone' | 'email'>): string[] {
  return [
    ...phoneNumbersIn(phone).map((digits) => `phone:${digits.slice(-10)}`),
    ...(email.trim() === '' ? [] : [`email:${email.trim().toLowerCase()}`]),
  ];
}

/** The leads that have the same phone or e-mail as somebody. */
export function leadsOfSamePerson(
  leads: readonly Lead[],
  somebody: Pick<Lead, 'phone' | 'email'>,
): Lead[] {
  const wanted = new Set(identitiesOf(somebody));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => identitiesOf(lead).some((one) => wanted.has(one)));
}
