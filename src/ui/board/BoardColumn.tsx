import { useDroppable } from '@dnd-kit/react';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Tag } from '../Tag';
import { BoardCard } from './BoardCard';
import styles from './Board.module.css';
import type { BoardColumnFacts, BoardItem, CardKind } from './boardTypes';

/** How many cards a column shows at first, and how many more each time. */
const CARDS_AT_ONCE = 50;

interface BoardColumnProps<Item extends BoardItem> {
  column: BoardColumnFacts<Item>;
  kind: CardKind<Item>;
  /** Whether it fills the screen of a phone, whose bar shows its name. */
  isPhone: boolean;
}

/** A column of a board: its heading, and its cards, of which more come when asked. */
export function BoardColumn<Item extends BoardItem>(props: BoardColumnProps<Item>) {
  const { column, kind, isPhone } = props;
  const { name, tone, items, total } = column;
  const { ref, isDropTarget } = useDroppable({ id: name });
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const isNarrow = items.length === 0 && !isPhone;
  const headingId = useId();
  return (
    <section
      ref={ref}
      className={styles.column}
      aria-labelledby={headingId}
      data-column={name}
      data-narrow={isNarrow || undefined}
      data-target={isDropTarget || undefined}
    >
      <div className={isPhone ? 'visually-hidden' : styles.head}>
        <h2 id={headingId}>{name}</h2>
        <p>
          <Tag tone={tone}>
            {items.length.toLocaleString('en-US')}
            <span className="visually-hidden">{items.length === 1 ? ' card' : ' cards'}</span>
          </Tag>
          <span>{total}</span>
        </p>
      </div>
      {!isNarrow && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {items.slice(0, limit).map((item) => (
            <BoardCard key={item.id} item={item} columnName={name} kind={kind} />
          ))}
          {items.length === 0 && <li>Nothing here</li>}
          {items.length > limit && (
            <li>
              <Button onClick={() => setLimit(limit + CARDS_AT_ONCE)}>
                {`Show more of ${(items.length - limit).toLocaleString('en-US')}`}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
