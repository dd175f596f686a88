import { describe, expect, it } from 'vitest';
import { contentAddresses } from '../../../src/app/addresses';
import { earlierAddressesOf } from '../../../src/app/publication/publishSite';

const projects = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const posts = (...slugs: string[]) => slugs.map((slug, index) => ({ id: `p${index + 1}`, slug }));
const at = (id: number, address: string) => ({ id, address: `/gallery/${address}` });
const postAt = (id: string, slug: string) => ({ id, address: `/blog/${slug}` });

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
      earlierAddressesOf(contentAddresses(projects(...now), []), [
        ...earlier,
        ...contentAddresses(projects(...before), []),
      ]),
    ).toEqual(expected);
  });

  it.each([
    ['none where no title changed', ['ice'], ['ice'], [], []],
    ['that of a renamed post', ['ice-dams'], ['ice'], [], [postAt('p1', 'ice')]],
    [
      'every one of a post that is renamed again',
      ['third'],
      ['second'],
      [postAt('p1', 'first')],
      [postAt('p1', 'first'), postAt('p1', 'second')],
    ],
    ['not the one that another post has now', ['ice-dams', 'ice'], ['ice'], [], []],
    ['none of a removed post', [], ['ice'], [postAt('p1', 'frost')], []],
  ])('of posts are %s', (_what, now, before, earlier, expected) => {
    expect(
      earlierAddressesOf(contentAddresses([], posts(...now)), [
        ...earlier,
        ...contentAddresses([], posts(...before)),
      ]),
    ).toEqual(expected);
  });
});
