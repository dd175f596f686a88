import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isFocusNowhere } from '../screen/focusElement';
import { useQueryParam } from '../useQueryParam';
import styles from './Board.module.css';
import type { BoardColumnFacts, BoardItem } from './boardTypes';

interface ColumnBarProps {
  columns: readonly Pick<BoardColumnFacts<BoardItem>, 'name' | 'items' | 'total'>[];
  columnWord: string;
  scroller: RefObject<HTMLElement | null>;
}

/** Returns the index of the column that fills the screen. */
function useShownColumn(scroller: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = (): void =>
      setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller]);
  return shown;
}

/** How long a column is shown before it is in the address, in milliseconds; a swipe passes others. */
const COLUMN_REST_MS = 300;

/** The name of the column in the address; empty for the first one. */
export const useColumnParam = (): ReturnType<typeof useQueryParam> => useQueryParam('column');

/**
 * On a phone, above the board: the column that is shown, between its neighbours. It is kept in the
 * address, so that a reload preserves it.
 */
export function ColumnBar({ columns, columnWord, scroller }: ColumnBarProps) {
  const shown = useShownColumn(scroller);
  const current = columns[shown];
  const name = shown === 0 ? '' : (current?.name ?? '');
  const [saved, save] = useColumnParam();
  const saveName = useEffectEvent(() => save(name));
  useEffect(() => {
    if (name === saved) return undefined;
    const timer = setTimeout(() => saveName(), COLUMN_REST_MS);
    return () => clearTimeout(timer);
  }, [name, saved]);
  const bar = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const show = (index: number): void => {
    const element = scroller.current;
    isPressed.current = true;
    element?.scrollTo?.({ left: index * element.clientWidth });
  };
  useEffect(() => {
    // There the button that was pressed is gone.
    const isAtEnd = shown === 0 || shown === columns.length - 1;
    if (isAtEnd && isPressed.current && isFocusNowhere())
      bar.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [columns.length, shown]);
  const neighbour = (index: number, where: 'Previous' | 'Next') => {
    const column = columns[index];
    return column ? (
      <button
        type="button"
        className={styles.neighbour}
        aria-label={`${where} ${columnWord}: ${column.name}`}
        onClick={() => show(index)}
      >
        <span>{column.name}</span>
        <span className={styles.arrow} aria-hidden>
          {where === 'Previous' ? '‹' : '›'}
        </span>
      </button>
    ) : (
      <span />
    );
  };
  return (
    <nav ref={bar} aria-label={`Columns by ${columnWord}`} className={styles.bar}>
      {neighbour(shown - 1, 'Previous')}
      <p className={styles.current} aria-live="polite">
        <strong>{current?.name}</strong>
        <span>
          {[current?.items.length.toLocaleString('en-US'), current?.total]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {neighbour(shown + 1, 'Next')}
    </nav>
  );
}
