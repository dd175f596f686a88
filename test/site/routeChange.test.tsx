import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
    await screen.findByRole('heading', { name: 'Why Choose Local?' });
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText(/^About Us \|/, { selector: 'output' })).toBeInTheDocument();
  });

  it('goes to the part that the address names', async () => {
    const { user } = await openSite('/');
    await user.click(screen.getByRole('link', { name: /^Painting & Finishing/ }));
    await screen.findByRole('heading', { name: 'Monthly care plans' });
    await waitFor(() => expect(scrolledTo).toEqual(['painting']));
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
