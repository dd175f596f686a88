import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { ButtonBase, IconButton, MenuItem } from '@mui/material';
import { useEffect, useState, type RefObject } from 'react';
import { dotted } from '../../lib/text';
import { Menu } from '../overlays/Menu';
import { useMenu } from '../overlays/useMenu';
import type { BoardColumnFacts, BoardItem } from './BoardCard';
import styles from './Board.module.css';

interface ColumnBarProps {
  columns: readonly Pick<BoardColumnFacts<BoardItem>, 'name' | 'items' | 'total'>[];
  columnWord: string;
  scroller: RefObject<HTMLElement | null>;
}

/** On a phone, above the board: the shown column, which opens the list of all, and its neighbours. */
export function ColumnBar({ columns, columnWord, scroller }: ColumnBarProps) {
  const [shown, setShown] = useState(0);
  const { button, menu, closeAnd } = useMenu();
  const show = (index: number): void => {
    const element = scroller.current;
    element?.scrollTo?.({ left: index * element.clientWidth });
  };
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
  /** Stays at the end, where there is nothing to scroll to, so that the focus does. */
  const neighbour = (where: 'Previous' | 'Next') => {
    const index = where === 'Next' ? shown + 1 : shown - 1;
    const column = columns[index];
    return (
      <IconButton
        aria-label={`${where} ${columnWord}${column ? `: ${column.name}` : ''}`}
        aria-disabled={!column}
        onClick={() => show(index)}
      >
        {where === 'Next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </IconButton>
    );
  };
  return (
    <nav aria-label={`Columns by ${columnWord}`} className={styles.bar}>
      {neighbour('Previous')}
      <p aria-live="polite">
        <ButtonBase {...button} className={styles.shown}>
          <strong>{current?.name}</strong>
          <span>{dotted(current?.items.length.toLocaleString('en-US'), current?.total)}</span>
          <ArrowDropDownIcon fontSize="small" aria-hidden />
        </ButtonBase>
      </p>
      {neighbour('Next')}
      <Menu {...menu} label={`Go to a ${columnWord}`} dense>
        {columns.map(({ name, items, total }, index) => (
          <MenuItem
            key={name}
            selected={index === shown}
            sx={{ gap: 3, justifyContent: 'space-between' }}
            onClick={closeAnd(() => show(index))}
          >
            {name}{' '}
            {items.length > 0 && (
              <span>
                <strong>{items.length.toLocaleString('en-US')}</strong>
                {total && ` · ${total}`}
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
    </nav>
  );
}
