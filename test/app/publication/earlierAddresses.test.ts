import { describe, expect, it } from 'vitest';
import { earlierAddressesOf } from '../../../src/app/publication/publishSite';

const projects = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const at = (id: number, address: string) => ({ id, address: `/gallery/${address}` });

describe('the earlier addresses of a publication', () => {
  it.each([
    ['none where no title changed', ['Deck'], ['Deck'], [], []],
    ['that of a renamed project', ['A new deck'], ['Deck'], [], [at(1, 'deck-1')]],
    [
      'every one of a project that is renamed again',
      ['Third'],
      ['Second'],
      [at(1, 'first-1')],
      [at(1, 'first-1'), at(1, 'second-1')],
    ],
    [
      'not the one that a project has again',
      ['First'],
      ['Second'],
      [at(1, 'first-1')],
      [at(1, 'second-1')],
    ],
    ['each once', ['Third'], ['First'], [at(1, 'first-1')], [at(1, 'first-1')]],
    ['none of a removed project', [], ['Deck'], [at(1, 'old-deck-1')], []],
    ['none of a title that changed its signs alone', ['Deck!'], ['Deck'], [], []],
  ])('are %s', (_what, now, before, earlier, expected) => {
    expect(
      earlierAddressesOf(projects(...now), { projects: projects(...before), earlier }),
    ).toEqual(expected);
  });
});
