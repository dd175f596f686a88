import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business, placesOfTowns, townsNearby } from '../../../src/business';
import { townAnswer, type Town } from '../../../src/site/town/townAnswer';
import { expectLink, textsOf } from '../../support/parts';
import { openSite } from '../openSite';

const form = () => within(screen.getByRole('form', { name: 'Do you serve my town?' }));
const answer = () =>
  textsOf(
    [...form().getByRole('status').children].filter(
      (words) =>
        !(words as HTMLElement).hidden && words.querySelector('[data-slot=guess]:empty') === null,
    ),
  );
const [nearby] = townsNearby;

describe('"Do you serve my town?"', () => {
  it.each(['/', '/contact'])('is at %s too', async (address) => {
    const { user } = await openSite(address);
    await user.type(form().getByRole('textbox', { name: 'Town or ZIP' }), 'richmond{Enter}');
    expect(answer()).toEqual([expect.stringMatching(/^Yes, Richmond\./)]);
  });

  it('answers for towns served, nearby, mistyped and unknown', async () => {
    const { user, types } = await openSite('/services');
    expect(screen.getByRole('form', { name: 'Do you serve my town?' })).toHaveAttribute(
      'action',
      '/services#area',
    );
    const field = form().getByRole('textbox', { name: 'Town or ZIP' });
    const check = async (text: string) => {
      await user.clear(field);
      await user.paste(text);
      await user.click(form().getByRole('button', { name: 'Check' }));
    };
    expect(answer()).toEqual([]);
    await check('richmond');
    expect(answer()).toEqual([
      `Yes, Richmond. Ask for a free estimate, or call ${business.phone}.`,
    ]);
    expectLink(form(), 'Ask for a free estimate', '/contact');
    await check('Chittenden county');
    expect(answer()).toEqual([expect.stringMatching(/^Yes, Chittenden County\./)]);
    await check(nearby?.town ?? '');
    expect(answer()).toEqual([
      expect.stringMatching(`^Sorry, not ${nearby?.town}\\. .* is ${nearby?.nearest}\\. Call`),
    ]);
    await check('richmont');
    expect(answer()).toEqual([
      'We know no “richmont”. If you mean this town:',
      expect.stringMatching(/^Yes, Richmond\./),
    ]);
    await check('Nowhere');
    expect(answer()).toEqual([
      expect.stringMatching(/^“Nowhere” is not in our list .*555-0142\.$/),
    ]);
    await user.clear(field);
    expect(answer()).toEqual([]);
    expect(types()).toEqual([]);
  });
});

describe('the towns of business.ts', () => {
  const served = business.counties.flatMap(({ towns, furtherTowns }) => [
    ...towns,
    ...furtherTowns,
  ]);

  it('with villages and ZIP codes are served', () => {
    for (const town of Object.keys(placesOfTowns)) expect(served).toContain(town);
    for (const places of Object.values(placesOfTowns)) {
      for (const place of places.split(', ')) expect(place).toMatch(/^(?:\d{5}|[A-Z].*)$/);
    }
  });

  it('nearby are not served, and name one that is', () => {
    for (const { town, nearest } of townsNearby) {
      expect(served).not.toContain(town);
      expect(served).toContain(nearest);
    }
  });

  it('are each found by their own name, also without its last letter', () => {
    const towns = served.map((town): Town => [town, '']);
    for (const town of served) {
      expect(townAnswer(towns, town)?.town).toBe(town);
    }
    for (const town of served.filter(({ length }) => length > 4))
      expect(townAnswer(towns, town.slice(0, -1))?.town).toBe(town);
  });
});
