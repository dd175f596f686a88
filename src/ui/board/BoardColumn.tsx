import { memo, useEffect, useRef, useState } from 'react';
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
  isFolded: boolean;
  /** Undefined where columns do not fold: on a phone. */
  onFold: ((name: string, isFolded: boolean) => void) | undefined;
}

function Column<Item extends BoardItem>({
  column: { name, tone, items, total },
  kind,
  isFolded,
  onFold,
}: BoardColumnProps<Item>) {
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const isEmpty = items.length === 0;
  const isNarrow = onFold !== undefined && (isFolded || isEmpty);
  const headingId = columnHeadingId(name);
  return (
    <section
      className={styles.column}
      aria-labelledby={headingId}
      data-column={name}
      data-tone={tone}
      data-narrow={isNarrow || undefined}
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
        {onFold && !isEmpty && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-label={isFolded ? `Unfold ${name}` : `Fold ${name}`}
            title={isFolded ? 'Unfold' : 'Fold'}
            onClick={() => onFold(name, !isFolded)}
          >
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d={isFolded ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.2"
              />
            </svg>
          </button>
        )}
      </div>
      {!isNarrow && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {items.slice(0, limit).map((item) => (
            <BoardCard key={item.id} item={item} columnName={name} kind={kind} />
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

/** Whether a column looks the same. A move makes new lists for all columns, and changes two. */
function isSameColumn<Item extends BoardItem>(
  before: BoardColumnProps<Item>,
  after: BoardColumnProps<Item>,
): boolean {
  const [was, is] = [before.column, after.column];
  return (
    before.kind === after.kind &&
    before.isFolded === after.isFolded &&
    before.onFold === after.onFold &&
    (was === is ||
      (was.total === is.total &&
        was.items.length === is.items.length &&
        was.items.every((item, index) => item === is.items[index])))
  );
}

/** A column of a board: its cards, of which more come as one scrolls, and a heading that folds it. */
export const BoardColumn = memo(Column, isSameColumn) as typeof Column;

/** Shows more cards when it scrolls into view, or is pressed. */
function MoreCards({ count, onMore }: { count: number; onMore: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // Of the column that scrolls: a column out of the board's view is not scrolled.
      { root: element.parentElement, rootMargin: '300px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref} className={styles.more}>
      <button type="button" className={styles.move} onClick={onMore}>
        {`Show more of ${count.toLocaleString('en-US')}`}
      </button>
    </li>
  );
}
