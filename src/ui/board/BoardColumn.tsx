import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BoardCard } from './BoardCard';
import styles from './Board.module.css';
import {
  columnHeadingId,
  type BoardColumnFacts,
  type BoardItem,
  type CardKind,
} from './boardTypes';

/** How many cards a column shows at first, and how many more at its end. */
export const CARDS_AT_ONCE = 50;

interface BoardColumnProps<Item extends BoardItem> {
  column: BoardColumnFacts<Item>;
  kind: CardKind<Item>;
  canFold: boolean;
  /** Whether a dragged card is over it. */
  isTarget: boolean;
  /** The id of the card that is dragged. */
  draggedId: Item['id'] | undefined;
}

/** A column of a board: its cards, of which more come as one scrolls, and a heading that folds it. */
export function BoardColumn<Item extends BoardItem>({
  column: { name, tone, items, total },
  kind,
  canFold,
  isTarget,
  draggedId,
}: BoardColumnProps<Item>) {
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const [isFolded, setFolded] = useState(false);
  const isEmpty = items.length === 0;
  const isNarrow = canFold && (isFolded || isEmpty);
  const headingId = columnHeadingId(name);
  return (
    <section
      className={styles.column}
      aria-labelledby={headingId}
      data-column={name}
      data-tone={tone}
      data-narrow={isNarrow || undefined}
      data-target={isTarget || undefined}
    >
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1} className={styles.title}>
          {name}
        </h2>
        <p className={styles.figures}>
          <span className={styles.count}>
            {items.length.toLocaleString('en-US')}
            <span className="visually-hidden">{items.length === 1 ? ' card' : ' cards'}</span>
          </span>
          {total}
        </p>
        {canFold && !isEmpty && (
          <IconButton
            className={styles.fold}
            size="small"
            aria-expanded={!isFolded}
            aria-label={isFolded ? `Unfold ${name}` : `Fold ${name}`}
            title={isFolded ? 'Unfold' : 'Fold'}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? <ChevronRightIcon /> : <ChevronLeftIcon />}
          </IconButton>
        )}
      </div>
      {!isNarrow && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {items.slice(0, limit).map((item) => (
            <BoardCard
              key={item.id}
              item={item}
              columnName={name}
              kind={kind}
              isDragged={item.id === draggedId}
            />
          ))}
          {isEmpty && <li className={styles.empty}>Nothing here</li>}
          {items.length > limit && (
            // Anew for each batch, so that an end that stays in view leads to the next one.
            <MoreCards
              key={limit}
              count={items.length - limit}
              onMore={() => setLimit((before) => before + CARDS_AT_ONCE)}
            />
          )}
        </ul>
      )}
    </section>
  );
}

/** Shows more cards when it scrolls into view, or is pressed. */
function MoreCards({ count, onMore }: { count: number; onMore: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const showMore = useEffectEvent(onMore);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
      },
      // Of the column that scrolls: a column out of the board's view is not scrolled.
      { root: element.parentElement, rootMargin: '300px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref} className={styles.more}>
      <Button onClick={onMore}>{`Show more of ${count.toLocaleString('en-US')}`}</Button>
    </li>
  );
}
