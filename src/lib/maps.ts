/** Links to a map, which phones open in their app. */

const MAPS = 'https://www.google.com/maps';

/** Returns the link that shows an address on a map. */
export const mapAddress = (address: string): string =>
  `${MAPS}/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;

/** How many stops between the start and the end a link can have. */
const MAX_WAYPOINTS = 9;

/** Returns the link that shows the way along addresses, in their order; undefined without any. */
export function routeAddress(addresses: readonly string[]): string | undefined {
  const stops = addresses.slice(0, MAX_WAYPOINTS + 1);
  const destination = stops.pop();
  if (destination === undefined) return undefined;
  const query = new URLSearchParams({ api: '1', destination });
  if (stops.length > 0) query.set('waypoints', stops.join('|'));
  return `${MAPS}/dir/?${query.toString()}`;
}
