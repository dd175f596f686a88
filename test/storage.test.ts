import fs from 'node:fs';
import path from 'node:path';
import { combineReducers } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { entryLabel } from '../src/admin/storage/entryLabels';
import { LIST_NAMES, sliceOf } from '../src/domain/lists/schema';
import { domainReducers } from '../src/domain/reducers';
import { remoteChangesMerged } from '../src/domain/system/events';

const reduce = combineReducers(domainReducers);
const initial = reduce(undefined, { type: 'none' });

/**
 * Every key, or prefix of keys, that a released version has written: people's data are stored under them.
 * A name is only ever added here. One that is not written any more is still read.
 */
const EVER_WRITTEN =
  `pages gallery leads notifications posts projects statusUpdates estimates payments
  deleted settings history signedIn version tombstones journal. changes. picture. damaged. draft. devices
  firstStart keepAsked seedDataDue lastBackup colorScheme unusedPictures replacedPictures mergeBase agreed
  beforeRestore sentRequest acts recentFinds storeSignIn`.split(/\s+/);

const DOCUMENTS = fs
  .readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)
  .concat('README.md', 'CONTRIBUTING.md');

it('the links of the documents lead to files that exist', () => {
  const linked = DOCUMENTS.flatMap((file) =>
    Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g),
      ([, target = '']) => path.join(path.dirname(file), target),
    ),
  );
  expect(linked.filter((file) => !fs.existsSync(file))).toEqual([]);
  expect(linked).not.toEqual([]);
});

describe('the stored keys', () => {
  const SOURCES = fs
    .readdirSync('src/persistence', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(`src/persistence/${file}`, 'utf8'));
  const named = SOURCES.flatMap((source) =>
    Array.from(
      source.matchAll(/keyOf\('([^']+)'\)|'handyman\.(\w+)'/g),
      ([, a, b]) => a ?? b ?? '',
    ),
  );

  it('are those that were ever written: none is renamed, none is read no more', () => {
    expect([...new Set([...LIST_NAMES, ...named])].sort()).toEqual(EVER_WRITTEN.toSorted());
  });

  it('are the only ones that the documents name', () => {
    const inDocuments = DOCUMENTS.flatMap((file) =>
      Array.from(
        fs.readFileSync(file, 'utf8').matchAll(/handyman\.(\w+\.?)/g),
        ([, name = '']) => name,
      ),
    );
    const known = new Set(EVER_WRITTEN.map((name) => name.replace('.', '')));
    expect(inDocuments.filter((name) => !known.has(name.replace('.', '')))).toEqual([]);
    expect(inDocuments).not.toEqual([]);
  });

  it.each(EVER_WRITTEN)('have %s in docs/storage.md', (name) => {
    expect(fs.readFileSync('docs/storage.md', 'utf8')).toMatch(
      new RegExp(`\`(handyman)?\\.${name.replace('.', '\\.<')}`),
    );
  });
});

describe.each(LIST_NAMES)('the stored list %s', (name) => {
  it('follows another tab (addStorageCases)', () => {
    const slice = sliceOf(name);
    const before = { ...initial[slice], ids: ['a'], entities: { a: { id: 'a' } } };
    const merged = remoteChangesMerged({ entry: name, entities: [], removedIds: ['a'] });
    const after = reduce({ ...initial, [slice]: before }, merged);
    expect(after[slice].entities).not.toHaveProperty('a');
  });
});

describe('the label of a stored entry', () => {
  it.each([
    ['statusUpdates', 'Status updates'],
    ['payments', 'Payments'],
    ['pages', 'Page copy'],
    ['posts', 'Blog posts'],
    ['deleted', 'Recently deleted'],
    ['signedIn', 'Sign-in'],
    ['tombstones', 'Bookkeeping'],
  ])('of %s is %s', (entry, label) => expect(entryLabel(entry)).toBe(label));
});
