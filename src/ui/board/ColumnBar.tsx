import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, type RefObject } from 'react';
import styles from './Board.module.css';
import type { BoardColumnFacts, BoardItem } from './boardTypes';

interface ColumnBarProps {
  columns: readonly Pick<BoardColumnFacts<BoardItem>, 'name' | 'items' | 'total'>[];
  columnWord: string;
  scroller: RefObject<HTMLElement | null>;
}

/** On a phone, above the board: the column that is shown, and buttons to its neighbours. */
export function ColumnBar({ columns, columnWord, scroller }: ColumnBarProps) {
  const [shown, setShown] = useState(0);
  const current = columns[shown];
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = (): void =>
      setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller]);
  /** Stays at the end, where it does nothing, so that the focus does. */
  const neighbour = (where: 'Previous' | 'Next') => {
    const index = where === 'Next' ? shown + 1 : shown - 1;
    const column = columns[index];
    return (
      <IconButton
        aria-label={`${where} ${columnWord}${column ? `: ${column.name}` : ''}`}
        aria-disabled={!column}
        onClick={() => {
          const element = scroller.current;
          if (column) element?.scrollTo?.({ left: index * element.clientWidth });
        }}
      >
        {where === 'Next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </IconButton>
    );
  };
  return (
    <nav aria-label={`Columns by ${columnWord}`} className={styles.bar}>
      {neighbour('Previous')}
      <p aria-live="polite">
        <strong>{current?.name}</strong>
        <span>
          {[current?.items.length.toLocaleString('en-US'), current?.total]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {neighbour('Next')}
    </nav>
  );
}
