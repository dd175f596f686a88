/** A line of `_redirects`: addresses that begin with `prefix` are served the page `target`. */
interface Rewrite {
  prefix: string;
  target: string;
}

const LINE = /^(?<prefix>\/\S*)\*[ \t]+(?<target>\/\S*)[ \t]+200$/;

/**
 * Parses the file `_redirects` of Netlify and Cloudflare Pages. Of its syntax only what this site
 * uses is read: comments, and rewrites (status 200) of everything below a path.
 *
 * @throws if a line is anything else
 */
export function parseRewrites(text: string): Rewrite[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { prefix, target } = LINE.exec(line)?.groups ?? {};
      if (prefix === undefined || target === undefined)
        throw new Error(`_redirects: only "/path/* /page 200" is supported, not "${line}"`);
      return { prefix, target };
    });
}

/** Returns the page to serve at an address without a file; undefined if no rule matches. */
export const rewriteOf = (rewrites: readonly Rewrite[], pathname: string): string | undefined =>
  rewrites.find(({ prefix }) => pathname.startsWith(prefix))?.target;
