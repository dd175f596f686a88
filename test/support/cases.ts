/**
 * Returns the rows of a table of texts, for `it.each`: what a row is about, and its parts, which the table
 * divides by an arrow (`before → after`).
 */
export const casesOf = (
  table: Readonly<Record<string, string>>,
): [what: string, before: string, after: string][] =>
  Object.entries(table).map(([what, text]) => {
    const [before = '', after = ''] = text.split(' → ');
    return [what, before, after];
  });

/** Returns the texts of a list that bars and lines divide. */
export const listOf = (texts: string): string[] =>
  texts
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(' | '));
