import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite, type OpenSite } from '../openSite';

const name = () => screen.getByLabelText<HTMLInputElement>(/^Full Name/);
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Project Description/);
const notice = () => screen.queryByText(/^Your draft from/);

describe('the draft of the estimate form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, 10, 42) });
  });

  const open = (): Promise<OpenSite> => openSite('/contact');

  /** Types into the form, and leaves the page: a reload, or a link. */
  async function typeAndLeave(): Promise<void> {
    const { user } = await open();
    expect(notice()).toBeNull();
    await user.type(name(), 'Ada Brook');
    await user.type(description(), 'The porch');
    await user.selectOptions(screen.getByLabelText('Timeline'), 'ASAP (Emergency)');
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 20, 11, 30));
  }

  it('is there again after a reload or a way out and back', async () => {
    await typeAndLeave();
    await open();
    expect(notice()).toHaveTextContent('Your draft from 10:42 AM was restored');
    expect(screen.getAllByRole('status')).toContain(notice()?.parentElement);
    expect(name()).toHaveValue('Ada Brook');
    expect(description()).toHaveValue('The porch');
    expect(screen.getByLabelText('Timeline')).toHaveDisplayValue('ASAP (Emergency)');
  });

  it('goes with Discard: the form is empty, and stays so', async () => {
    await typeAndLeave();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(notice()).toBeNull();
    expect(name()).toHaveValue('');
    expect(screen.getByLabelText('Timeline')).toHaveDisplayValue('Within 2 weeks');
    expect(screen.getByRole('heading', { name: 'Request a free estimate' })).toHaveFocus();
    cleanup();
    await open();
    expect(notice()).toBeNull();
    expect(name()).toHaveValue('');
  });

  it('goes when the request is sent', async () => {
    await typeAndLeave();
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Phone Number/), '802-555-0120');
    await user.selectOptions(screen.getByLabelText(/^Service Needed/), 'Painting & Finishing');
    await user.click(screen.getByRole('button', { name: 'Send Request' }));
    await screen.findByText('Thank you!');
    expect(notice()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    cleanup();
    await open();
    expect(notice()).toBeNull();
    expect(name()).toHaveValue('');
  });

  it('is dropped unread after an hour', async () => {
    await typeAndLeave();
    vi.setSystemTime(new Date(2026, 10, 20, 11, 43));
    await open();
    expect(notice()).toBeNull();
    expect(name()).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
