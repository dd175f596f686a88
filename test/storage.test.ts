import fs from 'node:fs';
import { expect, it } from 'vitest';
import { LIST_NAMES } from '../src/domain/lists/schema';

it.each(LIST_NAMES)('docs/storage.md names the key of %s', (name) => {
  expect(fs.readFileSync('docs/storage.md', 'utf8')).toMatch(
    new RegExp(`\`(handyman)?\\.${name}\``),
  );
});
