/** Removes the slash that some hosts append to a path. The root stays `/`. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
