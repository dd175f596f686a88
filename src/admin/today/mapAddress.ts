import type { Lead } from '../../domain/leads/schema';

/** Returns an address on one line; empty without a street. */
export const addressLine = ({
  address,
  city,
  state,
  zipCode,
}: Pick<Lead, 'address' | 'city' | 'state' | 'zipCode'>): string =>
  address.trim() === ''
    ? ''
    : [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Returns the link that shows an address on a map; phones open it in their app. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
