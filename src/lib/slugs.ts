/**
 * A title as the last part of an address: lower case, only letters, digits and hyphens
 * (specification, section 3, Blog post). Accents are folded first, so that `Café` is `cafe`.
 * Empty where the title has no usable character.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
