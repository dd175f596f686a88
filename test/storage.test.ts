import fs from 'node:fs';
import { combineReducers } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { LIST_NAMES, STORED_LISTS } from '../src/domain/lists/schema';
import { domainReducers } from '../src/domain/reducers';
import { remoteChangesMerged } from '../src/events/system';

const reduce = combineReducers(domainReducers);
const initial = reduce(undefined, { type: 'none' });

describe.each(LIST_NAMES)('the stored list %s', (name) => {
  it('has its key in docs/storage.md', () => {
    expect(fs.readFileSync('docs/storage.md', 'utf8')).toMatch(
      new RegExp(`\`(handyman)?\\.${name}\``),
    );
  });

  it('follows another tab (addStorageCases)', () => {
    const { slice } = STORED_LISTS[name];
    const before = { ...initial[slice], ids: ['a'], entities: { a: { id: 'a' } } };
    const merged = remoteChangesMerged({ entry: name, entities: [], removedIds: ['a'] });
    const after = reduce({ ...initial, [slice]: before }, merged);
    expect(after[slice].entities).not.toHaveProperty('a');
  });
});
