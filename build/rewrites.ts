/** A line of `_redirects`. */
export type Rule =
  /** Addresses that begin with `prefix` are served the page `target`. */
  | { prefix: string; target: string }
  /** The address `from` leads to the address `target`. */
  | { from: string; target: string };

const REWRITE = /^(?<prefix>\/\S*)\*[ \t]+(?<target>\/\S*)[ \t]+200$/;
const REDIRECT = /^(?<from>\/[^\s*]*)[ \t]+(?<target>\/\S*)[ \t]+301$/;

/**
 * Parses `_redirects` of Netlify and Cloudflare Pages as far as it is used here: comments, rewrites
 * (200) below a path, redirects (301) of one address. Throws on anything else.
 */
export function parseRules(text: string): Rule[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { prefix, from, target } = {
        ...REWRITE.exec(line)?.groups,
        ...REDIRECT.exec(line)?.groups,
      };
      if (target !== undefined && prefix !== undefined) return { prefix, target };
      if (target !== undefined && from !== undefined) return { from, target };
      throw new Error(
        `_redirects: only "/path/* /page 200" and "/from /to 301" are supported, not "${line}"`,
      );
    });
}

/** Returns the rule for an address without a file, if one matches. */
export const ruleOf = (rules: readonly Rule[], pathname: string): Rule | undefined =>
  rules.find((rule) =>
    'from' in rule ? rule.from === pathname : pathname.startsWith(rule.prefix),
  );
