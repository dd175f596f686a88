/** Returns the link that shows an address on a map; phones open it in their app. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
