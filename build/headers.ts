/** A rule of `_headers`: the headers of the addresses that it is for. */
interface HeaderRule {
  /** An address, or the beginning of addresses with `*` at its end. */
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Parses `_headers` of Netlify and Cloudflare Pages as far as it is used here: comments, and below each
 * path its indented headers. Throws if there is a line of another form.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
    else if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.push([name, value.trim()]);
    } else
      throw new Error(`_headers: only paths and indented headers are supported, not "${line}"`);
  }
  return rules;
}

/** Returns the headers of an address, by all rules that apply to it. */
export const headersOf = (
  rules: readonly HeaderRule[],
  pathname: string,
): [name: string, value: string][] =>
  rules
    .filter(({ path }) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    )
    .flatMap(({ headers }) => headers);
