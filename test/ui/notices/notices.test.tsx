import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UndoOffer } from '../../../src/ui/notices/NoticeBar';
import { ModalNotices, NoticesProvider, useNotify } from '../../../src/ui/notices/Notices';

const START = Date.parse('2026-11-22T12:00:00.000Z');
const offerAt = (at: number, id = 'act-1'): UndoOffer => ({
  id,
  at,
  text: 'Moved Ada Brook',
  undo: () => 'Undone',
});

const theMessage = () => <p>The message</p>;

function Screen() {
  const notify = useNotify();
  return (
    <>
      {['act-1', 'act-2'].map((act) => (
        <button key={act} onClick={() => notify('Moved. Follow-up set for Tuesday', { act })}>
          Move {act}
        </button>
      ))}
      <button onClick={() => notify('The picture was taken', { act: 'act-1' })}>Take</button>
      <button onClick={() => notify('Completed', { act: 'act-1', followUp: theMessage })}>
        Tell
      </button>
      <button onClick={() => notify('Copied')}>Copy</button>
      <button onClick={() => notify('A follow-up is due', { isLate: true })}>Fall due</button>
      <button onClick={() => notify('Undone')}>Undo moving</button>
    </>
  );
}
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const shown = (offer?: UndoOffer, hasModal = false) => (
  <NoticesProvider offer={offer}>
    <Screen />
    {hasModal && <ModalNotices />}
  </NoticesProvider>
);

/** Shows the notice of a move, then the offer to undo it. */
const showAct = () => {
  const view = render(shown());
  press('Move act-1');
  view.rerender(shown(offerAt(START)));
  return view;
};
const expectNotice = (text: string | RegExp, hasUndo: boolean): void => {
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(hasUndo ? 1 : 0);
};

describe('a notice and the offer to undo', () => {
  beforeEach(() => vi.useFakeTimers({ now: START }));
  afterEach(() => vi.useRealTimers());

  it('are one where the device takes long to show the act', () => {
    const { rerender } = render(shown());
    press('Move act-1');
    vi.setSystemTime(START + 3_000);
    rerender(shown(offerAt(START)));
    expectNotice('Follow-up set for Tuesday', true);
  });

  it('are kept by the dialog that follows on the act, however long its code takes to load', () => {
    const { rerender } = render(shown());
    press('Tell');
    expect(screen.getByText('The message')).toBeInTheDocument();
    rerender(shown(offerAt(START)));
    vi.setSystemTime(START + 3_000);
    rerender(shown(offerAt(START), true));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    rerender(shown(offerAt(START)));
    rerender(shown(offerAt(START), true));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['goes with', 3_000, 0],
    ['is kept by', 100, 1],
  ])('%s a dialog that is opened %d ms after the act', (_what, after, expected) => {
    const { rerender } = showAct();
    vi.setSystemTime(START + after);
    rerender(shown(offerAt(START), true));
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(expected);
  });

  it('are no longer one once the act was undone', () => {
    const { rerender } = showAct();
    expect(screen.getByRole('status')).toHaveTextContent('Control or Command and Z undo it');
    rerender(shown());
    press('Undo moving');
    expect(screen.getByRole('status')).toHaveTextContent(/^Undone$/);
  });

  it('in the same words as before is announced again: screen readers tell what is added', () => {
    render(shown());
    press('Copy');
    const [announcement] = screen.getByRole('status').childNodes;
    press('Copy');
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
    expect(announcement?.isConnected).toBe(false);
  });

  it('are those of the second act, if two follow each other at once', () => {
    const { rerender } = showAct();
    vi.setSystemTime(START + 300);
    press('Move act-2');
    rerender(shown(offerAt(START + 300, 'act-2')));
    expectNotice('Follow-up set for Tuesday', true);
  });

  it('come again where the act is continued, with the words of the screen', () => {
    const { rerender } = showAct();
    press('Dismiss');
    vi.setSystemTime(START + 60_000);
    press('Take');
    rerender(shown(offerAt(START + 60_000)));
    expectNotice('The picture was taken', true);
    rerender(shown(offerAt(START + 60_100)));
    expect(screen.getByRole('status')).toHaveTextContent('The picture was taken');
  });

  it.each(['Undo', 'Dismiss'])(
    'give the focus back to what had it before %s was pressed',
    (name) => {
      const { rerender } = showAct();
      const before = screen.getByRole('button', { name: 'Take' });
      act(() => before.focus());
      act(() => screen.getByRole('button', { name }).focus());
      press(name);
      rerender(shown());
      expect(screen.getByRole('status')).toHaveTextContent(name === 'Undo' ? /^Undone$/ : /^$/);
      expect(before).toHaveFocus();
    },
  );

  it.each([0, 3_000])('are two where the notice is about no act, %d ms before it', (after) => {
    const { rerender } = render(shown());
    press('Copy');
    vi.setSystemTime(START + after);
    rerender(shown(offerAt(START + after)));
    expectNotice('Moved Ada Brook', true);
  });

  it.each([
    ['told by its offer', []],
    ['told by a screen', ['Move act-1']],
  ])('are two where the notice is about no act and follows at once on one %s', (_what, first) => {
    const { rerender } = render(shown());
    first.forEach(press);
    rerender(shown(offerAt(START)));
    press('Copy');
    expectNotice(/^Copied$/, false);
  });

  it('are not taken away by a notice that nobody asked for, which is shown afterwards', () => {
    showAct();
    press('Fall due');
    expectNotice('Follow-up set for Tuesday', true);
    press('Dismiss');
    expectNotice(/^A follow-up is due$/, false);
  });

  it('stay apart where another notice comes between an act that a screen told and its offer', () => {
    const { rerender } = render(shown());
    press('Move act-1');
    press('Copy');
    rerender(shown(offerAt(START)));
    expectNotice(/^Copied$/, false);
  });
});
