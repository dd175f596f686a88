import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../../src/ui/board/Board';
import type { CardKind } from '../../../src/ui/board/BoardCard';
import { makeStore } from '../../support/store';

/** Drags of cards over three columns of 100 pixels each; those over them by pointer need a browser. */

interface Job {
  id: string;
  title: string;
  status: string;
}
const STATUSES = ['To do', 'Doing', 'Done'];
const KIND: CardKind<Job> = {
  name: ({ title }) => title,
  address: ({ id }) => `/jobs/${id}`,
  Content: () => null,
};
const JOBS: Job[] = [
  { id: '1', title: 'Gutters', status: 'To do' },
  { id: '2', title: 'Porch', status: 'To do' },
];

const onMove = vi.fn<(title: string, status: string) => void>();

function JobBoard() {
  const [jobs, setJobs] = useState(JOBS);
  const latest = useRef(jobs);
  useEffect(() => {
    latest.current = jobs;
  });
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <p>{`At ${pathname}`}</p>
      <button type="button" onClick={() => setJobs(([first]) => (first ? [first] : []))}>
        Delete Porch
      </button>
      <Board
        label="Jobs"
        columnWord="status"
        columns={STATUSES.map((name) => ({
          name,
          tone: 'brand' as const,
          items: jobs.filter(({ status }) => status === name),
          total: '',
        }))}
        kind={KIND}
        keys={{}}
        onMove={({ id, title }, status) => {
          if (!latest.current.some((job) => job.id === id)) return false;
          onMove(title, status);
          setJobs((all) => all.map((job) => (job.id === id ? { ...job, status } : job)));
          return true;
        }}
      />
    </main>
  );
}

const column = (name: string): HTMLElement => screen.getByRole('region', { name });
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

let user: UserEvent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // jsdom has no layout, and nothing that tells of it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  document.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.setPointerCapture = () => {};
  document.getAnimations = () => [];
  Element.prototype.getAnimations = () => [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const at = STATUSES.indexOf(this.closest<HTMLElement>('[data-column]')?.dataset.column ?? '');
    return at < 0 ? new DOMRect(0, 0, 300, 200) : new DOMRect(100 * at, 0, 100, 200);
  });
  user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  render(
    <Provider store={makeStore().store}>
      <MemoryRouter>
        <JobBoard />
      </MemoryRouter>
    </Provider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onMove.mockReset();
});

describe('by keys', () => {
  it('a card is picked up, led over columns and dropped, and keeps the focus', async () => {
    link('Porch').focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/^Picked up Porch at To do\./)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Over Done')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Over Doing')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard(' ');
    const moved = await within(column('Doing')).findByRole('link', { name: 'Porch' });
    expect(onMove).toHaveBeenCalledExactlyOnceWith('Porch', 'Doing');
    expect(moved).toHaveFocus();
  });

  it.each(['{Escape}', '{Tab}', '{ArrowLeft} '])('%s puts it back', async (keys) => {
    link('Porch').focus();
    await user.keyboard(` {ArrowRight}${keys}`);
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
    expect(link('Porch')).toHaveFocus();
  });

  it('a held Space picks up once', async () => {
    link('Porch').focus();
    await user.keyboard(' {ArrowRight}');
    const heldKey = { key: ' ', code: 'Space', repeat: true };
    fireEvent.keyDown(link('Porch'), heldKey);
    fireEvent.keyDown(link('Porch'), heldKey);
    expect(screen.getByText('Over Doing')).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith('Porch', 'Doing'));
  });

  it('a card that is deleted meanwhile is not moved', async () => {
    link('Porch').focus();
    await user.keyboard(' {ArrowRight}');
    fireEvent.click(screen.getByRole('button', { name: 'Delete Porch' }));
    fireEvent.keyDown(document.body, { key: ' ', code: 'Space' });
    expect(await screen.findByText('Porch was not moved')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('a shortcut, and what is typed or pressed elsewhere meanwhile, is none of the drag’s', async () => {
    link('Porch').focus();
    await user.keyboard(' {ArrowRight}');
    const back = { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true };
    expect(fireEvent.keyDown(link('Porch'), back)).toBe(true);
    expect(screen.getByText('Over Doing')).toBeInTheDocument();
    const elsewhere = screen.getByRole('button', { name: 'Move to… Gutters' });
    expect(fireEvent.keyDown(elsewhere, { key: ' ', code: 'Space' })).toBe(true);
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    await user.keyboard(' {ArrowRight}');
    fireEvent.pointerDown(elsewhere);
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('Space on its button opens the menu of columns', async () => {
    screen.getByRole('button', { name: 'Move to… Porch' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('menu', { name: 'Move to another status' })).toBeVisible();
    expect(screen.queryByText(/^Picked up/)).toBeNull();
  });
});

describe('by pointer', () => {
  const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', x: number, facts = {}) => {
    const by = { isPrimary: true, pointerId: 1, pointerType: 'mouse', buttons: 1 };
    const at = { clientX: x, clientY: 50, ...by };
    const target = type === 'Down' ? link('Porch') : document.body;
    fireEvent[`pointer${type}`](target, { ...at, ...facts });
    // The library handles moves in the next frame.
    return act(() => vi.advanceTimersByTimeAsync(20));
  };

  it('Escape ends a drag; a press opens the link', async () => {
    await pointer('Down', 50);
    await pointer('Move', 150);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    await pointer('Up', 150);
    expect(onMove).not.toHaveBeenCalled();
    await pointer('Down', 50);
    await pointer('Up', 50);
    fireEvent.click(link('Porch'));
    expect(screen.getByText('At /jobs/2')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  const finger = { pointerType: 'touch' };
  it('a finger that rests drags, and keeps the board from scrolling', async () => {
    await pointer('Down', 50, finger);
    expect(fireEvent.touchMove(link('Porch'))).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(screen.getByText(/^Picked up Porch/)).toBeInTheDocument();
    expect(fireEvent.touchMove(link('Porch'))).toBe(false);
    await pointer('Up', 50, finger);
    expect(fireEvent.touchMove(link('Porch'))).toBe(true);
  });

  it.each([
    ['moves first', 'Move', 60],
    ['lets go', 'Up', 50],
    ['is taken by the browser for a scroll', 'Cancel', 50],
  ] as const)('a finger that %s does not drag', async (_what, type, x) => {
    await pointer('Down', 50, finger);
    await pointer(type, x, finger);
    await act(() => vi.advanceTimersByTimeAsync(300));
    await pointer('Move', 150, finger);
    expect(screen.queryByText(/^Picked up/)).toBeNull();
  });

  it('another finger does not drop the card', async () => {
    await pointer('Down', 50, finger);
    await act(() => vi.advanceTimersByTimeAsync(250));
    const another = { ...finger, isPrimary: false, pointerId: 2 };
    for (const type of ['Down', 'Move', 'Up'] as const) await pointer(type, 150, another);
    expect(screen.getByText(/^Picked up Porch/)).toBeInTheDocument();
    await pointer('Up', 50, finger);
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
  });

  it('a drag whose end came to another window puts the card back', async () => {
    await pointer('Down', 50);
    await pointer('Move', 150);
    await pointer('Move', 250, { buttons: 0 });
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('a drag that the browser cancels puts the card back', async () => {
    await pointer('Down', 50);
    await pointer('Move', 150);
    await pointer('Cancel', 150);
    expect(screen.getByText('Porch stays at To do')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it.each([{ button: 2 }, { isPrimary: false }])('%j does not drag', async (facts) => {
    await pointer('Down', 50, facts);
    await pointer('Move', 150, facts);
    expect(screen.queryByText(/^Picked up/)).toBeNull();
  });
});
