/** The widths in which pictures are requested from photo hosts. */
const WIDTHS = [400, 640, 800, 1200];
const RESIZING_HOSTS = new Set(['images.unsplash.com', 'images.pexels.com']);

/** Returns a picture's `srcset`, for hosts that resize and addresses with `w` and `h`. */
export function srcSetOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const width = Number(url.searchParams.get('w'));
  const height = Number(url.searchParams.get('h'));
  if (!RESIZING_HOSTS.has(url.hostname) || !(width > 0) || !(height > 0)) return undefined;
  return WIDTHS.map((wanted) => {
    url.searchParams.set('w', String(wanted));
    url.searchParams.set('h', String(Math.round((wanted * height) / width)));
    return `${url.href} ${wanted}w`;
  }).join(', ');
}
