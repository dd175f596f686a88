import { expect, it } from 'vitest';
import { shownDetail } from '../../../src/admin/search/FindOption';
import {
  itemsOfLead,
  itemsOfProject,
  type SearchItem,
} from '../../../src/admin/search/searchItems';
import { aLead } from '../../support/entities';
import { emptyStore } from '../openAdmin';

const lead = (): SearchItem =>
  itemsOfLead(
    aLead({
      address: '12 Mill Rd',
      state: 'VT',
      zipCode: '05452',
      stage: 'Paid',
      notes: 'There is a soft spot beside the bulkhead',
      tags: ['website'],
    }),
  )[0] as SearchItem;

const merged = (): SearchItem =>
  itemsOfLead(aLead({ stage: 'Paid', mergedInto: 'older' }))[0] as SearchItem;

function job(): SearchItem {
  const { store, addJob } = emptyStore();
  const id = addJob();
  return itemsOfProject(store.getState().projects.entities[id] as never)[0] as SearchItem;
}

it.each<[what: string, of: () => SearchItem, words: string[], shown: number, detail: string]>([
  ['nothing', lead, [], 40, '(802) 555-0120 · 12 Mill Rd, Essex, VT 05452 · Paid'],
  ['a title', lead, ['ada'], 40, '(802) 555-0120 · 12 Mill Rd, Essex, VT 05452 · Paid'],
  ['a detail', lead, ['mill'], 40, '(802) 555-0120 · 12 Mill Rd, Essex, VT 05452 · Paid'],
  ['a late word of a detail', lead, ['05452'], 40, '… Rd, Essex, VT 05452 · Paid'],
  ['a late part of a detail', lead, ['paid'], 40, '… Paid'],
  [
    'an address of e-mail, which is hidden first',
    lead,
    ['example', 'com'],
    40,
    'ada@example.com · General Repairs · A door that sticks · website · There is a soft spot beside the bulkhead · Phone Call',
  ],
  [
    'hidden words',
    lead,
    ['soft', 'spot'],
    40,
    '… There is a soft spot beside the bulkhead · Phone Call',
  ],
  [
    'a tag',
    lead,
    ['website'],
    40,
    '… website · There is a soft spot beside the bulkhead · Phone Call',
  ],
  [
    'a word of a long text, of which no more is read out',
    () => ({ ...lead(), text: `${'a '.repeat(50)}plaster${' b'.repeat(500)}` }),
    ['plaster'],
    10,
    '… a a a a a a a plaster b b b…',
  ],
  ['a lead that was merged', merged, ['ada'], 60, '(802) 555-0120 · Essex · Merged'],
  ['the phone number of a job', job, ['802', '555', '0120'], 60, '(802) 555-0120'],
])('%s that matched is seen', (_what, of, words, shown, detail) => {
  expect(shownDetail(of(), new Set(words), shown)).toBe(detail);
});
