/** A path as we write our addresses: some hosts add a slash at the end. The root keeps its own. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
