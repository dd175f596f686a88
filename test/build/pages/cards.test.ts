import fs from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { FONT, linesOf, type Font } from '../../../build/pages/cards';

const font = fontkit.create(fs.readFileSync(FONT)) as Font;

it.each([
  ['Ice dams', ['Ice dams']],
  ['🔥 Ice dams 👨‍👩‍👧', ['Ice dams']],
  ['“Best” café & more…', ['“Best” café &', 'more…']],
  ['🛁', []],
  ['My\u202F🔥\tdeck', ['My deck']],
])(
  'the title %j stands on a card in the lines %j, without signs that its font lacks',
  (title, lines) => expect(linesOf(font, title, 72)).toEqual(lines),
);
