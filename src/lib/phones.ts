/** The address that calls a United States number written in any usual way: `tel:+18025550142`. */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
