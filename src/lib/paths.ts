/** A path as we write our addresses: some hosts add a slash at the end. The root keeps its own. */
export function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
