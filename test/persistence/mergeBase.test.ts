import { describe, expect, it } from 'vitest';
import { readMergeBase } from '../../src/persistence/publication/mergeBase';
import { memoryStorage } from '../support/keyValueStorage';

const TITLE = 'pages/home/pageTitle';
const ABOUT = 'pages/about/pageTitle';

describe('the merge base', () => {
  it('has what an older version stored under its former name', () => {
    const storage = memoryStorage();
    readMergeBase(storage).record([[TITLE, 'x']]);
    const text = storage.all.get('handyman.mergeBase') ?? '';
    const renamed = memoryStorage({ 'handyman.agreed': text });
    const mergeBase = readMergeBase(renamed);
    expect(mergeBase.isInMergeBase(TITLE, 'x')).toBe(true);
    mergeBase.record([[ABOUT, 'y']]);
    const later = readMergeBase(renamed);
    expect([later.isInMergeBase(TITLE, 'x'), later.isInMergeBase(ABOUT, 'y')]).toEqual([
      true,
      true,
    ]);
  });

  it('believes the later of two values of a field', () => {
    const storage = memoryStorage();
    readMergeBase(storage).record([[TITLE, 'x']]);
    storage.write('handyman.agreed', storage.all.get('handyman.mergeBase') ?? '');
    readMergeBase(storage).record([[TITLE, 'z']]);
    expect(readMergeBase(storage).isInMergeBase(TITLE, 'z')).toBe(true);
    expect(readMergeBase(storage).isInMergeBase(TITLE, 'x')).toBe(false);
  });
});
