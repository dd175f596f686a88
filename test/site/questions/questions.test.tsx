import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveSection } from '../../../src/domain/content/commands';
import { questionsOf } from '../../../src/domain/content/questions';
import { seedCopy } from '../../../src/domain/content/seedCopy';
import { expectLink } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const seed = questionsOf(seedCopy.contact.sections['faq-content'].content);
const HEADING = { name: 'Frequently asked questions' };

const facts = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? '{}') as Record<string, unknown>)
    .filter((one) => one['@type'] === type);

describe.each(['/services', '/contact'])('the questions at %s', (address) => {
  it('are folded below their heading, each with its answer', async () => {
    await openSite(address);
    expect(screen.getByRole('heading', HEADING)).toBeInTheDocument();
    for (const { question } of seed) {
      const details = within(screen.getByRole('main')).getByText(question).closest('details');
      expect(details).not.toHaveAttribute('open');
      expect(details?.textContent.length).toBeGreaterThan(question.length + 20);
    }
    expect(
      screen.getByRole('link', { name: 'the list under Services', hidden: true }),
    ).toHaveAttribute('href', '/services#area');
  });

  it('are those that the owner wrote', async () => {
    const test = makeStore();
    const content = '<h3>Do you like dogs?</h3><p>Very much.</p>';
    test.store.dispatch(saveSection('contact', 'faq-content', { title: HEADING.name, content }));
    await openSite(address, { test });
    expect(screen.getByText('Do you like dogs?').closest('details')).toHaveTextContent(
      'Very much.',
    );
    expect(screen.queryByText(seed[0]?.question ?? '')).not.toBeInTheDocument();
  });

  it('are left out where the owner wrote no heading', async () => {
    const test = makeStore();
    test.store.dispatch(saveSection('contact', 'faq-content', { content: 'Just call us.' }));
    await openSite(address, { test });
    expect(screen.queryByRole('heading', HEADING)).not.toBeInTheDocument();
  });
});

it('search engines are told them on Contact, once', async () => {
  await openSite('/contact');
  const [faq, ...more] = facts('FAQPage');
  expect(more).toEqual([]);
  expect(faq?.mainEntity).toHaveLength(seed.length);
  expect(faq).toHaveProperty('mainEntity.0', {
    '@type': 'Question',
    name: seed[0]?.question,
    acceptedAnswer: { '@type': 'Answer', text: seed[0]?.answer.replaceAll(/<[^>]*>/g, '') },
  });
});

it('Home leads to them', async () => {
  await openSite('/');
  expectLink(screen, 'Questions and answers', '/services#questions');
});
