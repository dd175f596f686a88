/**
 * Converts a title to the last part of an address: lower case, only letters, digits and hyphens
 * (specification, section 3, Blog post). Accents are removed first, so that `Café` becomes `cafe`.
 * Empty if the title has no usable character.
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
