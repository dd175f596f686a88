import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whyLocal } from '../../src/site/copy/about';
import { teasers } from '../../src/site/copy/home';
import { packagesIntro } from '../../src/site/copy/services';
import { openSite } from './openSite';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

describe('going to another page', () => {
  it('starts at its top, moves the focus there and says where one is', async () => {
    const { user } = await openSite('/contact');
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    const [about] = screen.getAllByRole('link', { name: 'About' });
    if (!about) throw new Error('No link to About');
    await user.click(about);
    await screen.findByRole('heading', { name: whyLocal.title });
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText(/^About Us \|/, { selector: 'output' })).toBeInTheDocument();
  });

  it('goes to the part that the address names', async () => {
    const [, teaser] = teasers;
    if (!teaser) throw new Error('No second teaser');
    const { user } = await openSite('/');
    await user.click(screen.getByRole('link', { name: new RegExp(`^${teaser.title}`) }));
    await screen.findByRole('heading', { name: packagesIntro.title });
    await waitFor(() => expect(scrolledTo).toEqual([teaser.id]));
  });

  it('leads Back to the link that led away', async () => {
    const { user, go } = await openSite('/blog');
    const [article] = within(screen.getByRole('main')).getAllByRole('link', { name: /Porch/ });
    if (!article) throw new Error('No article');
    await user.click(article);
    await waitFor(() => expect(article).not.toBeInTheDocument());
    await go(-1);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: article.textContent })).toHaveFocus(),
    );
  });

  it('goes to the estimate form from the booking dialog of the same page', async () => {
    const { user } = await openSite('/contact');
    const [book] = screen.getAllByRole('button', { name: 'Book Online' });
    if (!book) throw new Error('No Book Online');
    await user.click(book);
    await user.click(await screen.findByRole('link', { name: 'Request an estimate' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(scrolledTo).toEqual(['estimate']));
  });
});
