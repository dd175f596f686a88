import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { business } from '../../../src/business';
import { ProofStrip } from '../../../src/site/home/Hero';
import { expectLink } from '../../support/parts';
import { openSite } from '../openSite';

const none: (typeof business)['proof'] = {
  license: '',
  insurer: '',
  owner: { name: '', picture: '' },
  reviews: { count: 0, rating: 0, source: '', link: '' },
};
const reviews = {
  count: 37,
  rating: 4.9,
  source: 'Example Reviews',
  link: 'https://example.com/r',
};

describe('the proof strip', () => {
  it.each([
    ['the license', { license: 'VT-0000' }, 'VT-0000license number'],
    ['the insurer', { insurer: 'Example Mutual' }, 'Example Mutualinsures our work'],
    [
      'the owner',
      { owner: { name: 'Sam Sample', picture: '' } },
      'Sam Sampleowner, and at your door',
    ],
    ['the reviews', { reviews }, '4.9 of 5, 37 reviewsExample Reviews'],
    [
      'reviews without an average',
      { reviews: { ...reviews, rating: 0 } },
      '37 reviewsExample Reviews',
    ],
  ])('shows %s alone', (_part, facts, text) => {
    render(<ProofStrip proof={{ ...none, ...facts }} />);
    expect(screen.getByRole('list', { name: 'What you can check' })).toHaveTextContent(text);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('links the reviews to their source, and shows the owner’s face', () => {
    const owner = { name: 'Sam Sample', picture: '/owner.jpg' };
    const { container } = render(<ProofStrip proof={{ ...none, owner, reviews }} />);
    expectLink(screen, reviews.source, reviews.link);
    expect(container.querySelector('img')).toHaveAttribute('src', owner.picture);
  });

  it.each([
    ['nothing is filled in', none],
    ['reviews have no source', { ...none, reviews: { ...reviews, source: '' } }],
    ['a picture has no name', { ...none, owner: { name: '', picture: '/owner.jpg' } }],
  ])('is hidden where %s', async (_why, proof) => {
    const { container } = render(<ProofStrip proof={proof} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is not on the sample site, which has nothing to prove', async () => {
    await openSite('/');
    expect(screen.queryByRole('list', { name: 'What you can check' })).toBeNull();
  });
});
