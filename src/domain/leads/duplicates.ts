import { phoneNumbersIn } from '../../lib/phones';
import type { Lead } from './schema';

/** Returns what identifies a person: the phone's digits without extension, and the e-mail. */
export function identitiesOf({ phone, email }: Pick<Lead, 'phone' | 'email'>): string[] {
  return [
    ...phoneNumbersIn(phone).map((digits) => `phone:${digits.slice(-10)}`),
    ...(email.trim() === '' ? [] : [`email:${email.trim().toLowerCase()}`]),
  ];
}

/** Returns the leads with the same phone number or e-mail address. */
export function leadsOfSamePerson(
  leads: readonly Lead[],
  somebody: Pick<Lead, 'phone' | 'email'>,
): Lead[] {
  const wanted = new Set(identitiesOf(somebody));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => identitiesOf(lead).some((one) => wanted.has(one)));
}
