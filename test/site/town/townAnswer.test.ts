import { describe, expect, it } from 'vitest';
import { townAnswer, type Town } from '../../../src/site/town/townAnswer';

const TOWNS: readonly Town[] = [
  ['Richmond', 'Jonesville, 05466, 05477'],
  ['Bolton', '05477'],
  ['South Burlington', '05403'],
  ['Essex', 'Essex Junction, 05452'],
  ['St. Albans', 'St. Albans Bay, 05478'],
  ['Buels Gore', ''],
  ['Milton', '05468'],
  ['Cambridge', 'Jeffersonville, 05464', 'Fletcher'],
  ['Jay', '05859', 'Montgomery'],
];

describe('the answer to "Do you serve my town?"', () => {
  it.each([
    ['Richmond', 'Richmond'],
    ['  richmond ', 'Richmond'],
    ['RICHMOND, VT', 'Richmond'],
    ['Richmond, Vermont 05477', 'Richmond'],
    ['05477', 'Richmond and Bolton'],
    ['05477-1234', 'Richmond and Bolton'],
    ['05466', 'Richmond'],
    ['Jonesville', 'Richmond'],
    ['Town of Richmond', 'Richmond'],
    ['St Albans', 'St. Albans'],
    ['St.Albans', 'St. Albans'],
    ['Saint Albans Bay', 'St. Albans'],
    ['S. Burlington', 'South Burlington'],
    ['so burlington', 'South Burlington'],
    ['south-burlington', 'South Burlington'],
    ['Essex Jct.', 'Essex'],
    ['Essex Town', 'Essex'],
    ["Buel's Gore", 'Buels Gore'],
    ['Buel’s Gore', 'Buels Gore'],
    // One letter missing, added, wrong, or two swapped.
    ['Richmnd', 'Richmond'],
    ['Richmondd', 'Richmond'],
    ['Rixhmond', 'Richmond'],
    ['Ricmhond', 'Richmond'],
    ['Esex', 'Essex'],
    ['ichmond', 'Richmond'],
  ])('%s: yes, %s', (typed, town) => {
    expect(townAnswer(TOWNS, typed)).toMatchObject({ kind: 'served', town, nearest: '' });
  });

  it.each([
    ['Bolton', ''],
    ['05477', ''],
    ['Boston', 'Boston'],
    ['Cambridge', ''],
    ['Cambrige', 'Cambrige'],
  ])('%s: asks whether a town was meant by “%s”', (typed, guess) => {
    expect(townAnswer(TOWNS, typed)?.guess).toBe(guess);
  });

  it.each([
    ['Cambridge', 'Cambridge', 'Fletcher'],
    ['jeffersonville vt', 'Cambridge', 'Fletcher'],
    ['05464', 'Cambridge', 'Fletcher'],
    ['Cambrige', 'Cambridge', 'Fletcher'],
    ['Jay', 'Jay', 'Montgomery'],
  ])('%s: not %s, but %s', (typed, town, nearest) => {
    expect(townAnswer(TOWNS, typed)).toMatchObject({ kind: 'near', town, nearest });
  });

  it.each(['Albany', '99999', '0547', 'Jey', 'Rchmnd', 'St', 'vt', '?', '<b>', '123456'])(
    '%s is not known',
    (typed) => {
      expect(townAnswer(TOWNS, typed)).toEqual({
        kind: 'unknown',
        town: typed,
        nearest: '',
        guess: '',
      });
    },
  );

  it.each(['', '   '])('nothing typed (%j) has none', (typed) => {
    expect(townAnswer(TOWNS, typed)).toBeUndefined();
  });

  it('a ZIP code of a served and another town is answered with the served one', () => {
    const both: Town[] = [
      ['Cambridge', '05444', 'Fletcher'],
      ['Fletcher', '05444'],
    ];
    expect(townAnswer(both, '05444')).toMatchObject({ kind: 'served', town: 'Fletcher' });
  });
});
