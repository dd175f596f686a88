import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

/** Private words in identifiers, file names and comments, for which a standard term exists. */
const NAMES =
  /^(keepers?|kept-?lists?|stamp(s|ed)?|stones|bury|absorb|hear|heard.*|takeIn.*|joining|news|tell(s|ing)?|told|drain|agreed?|mend(s|ing)?|built-?ins?|stand-?ins?|stands|standing|happening|startReaction|reactions?|doomed|wasThere|inWords|fieldTexts|weigh|sketch|lasting)$/i;
const PROSE =
  /\b(keepers?|stamp(s|ed)?|bury|buried|hears?|heard|news|stand-?ins?|stands|built-?ins?|mend(s|ed)?|drain(s|ed)?|reactions?|doomed|has the say|(is|are|be) told)\b|\bAnswers (the|whether|a|how)\b/i;
/** The wording of the site itself. */
const EXCLUDED = /^src\/(site\/copy|domain\/(\w+\/samples|blog\/posts|content\/seedCopy))/;

const files = ['src', 'build', 'test'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.test(file)),
);

function privateWords(file: string): string[] {
  const { program, comments } = parseSync(file, fs.readFileSync(file, 'utf8'));
  const names = [path.basename(file).replace(/\..*$/, '')];
  JSON.stringify(program, (_key, node: unknown) => {
    const { type, name } = (node ?? {}) as { type?: unknown; name?: unknown };
    if (type === 'Identifier' && typeof name === 'string') names.push(name);
    return typeof node === 'bigint' ? String(node) : node;
  });
  const texts = comments.map(({ value }) => value.replaceAll(/\s[\s*]*/g, ' '));
  return [...names.filter((one) => NAMES.test(one)), ...texts.filter((one) => PROSE.test(one))];
}

it.each(files)('%s uses standard terms', (file) => {
  expect(privateWords(file)).toEqual([]);
});
