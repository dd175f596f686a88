import { useDraggable } from '@dnd-kit/react';
import { memo, useContext } from 'react';
import { PageLink } from '../PageLink';
import { useReturnState } from '../screen/useReturnState';
import styles from './Board.module.css';
import { BoardActionsContext, cardId, type BoardItem, type CardKind } from './boardTypes';

interface BoardCardProps<Item extends BoardItem> {
  item: Item;
  columnName: string;
  kind: CardKind<Item>;
}

function Card<Item extends BoardItem>({ item, columnName, kind }: BoardCardProps<Item>) {
  const { openMoveMenu, keysHintId } = useContext(BoardActionsContext);
  const { ref, handleRef, isDragSource } = useDraggable({
    id: item.id,
    data: { item, columnName },
  });
  const returnState = useReturnState();
  const name = kind.name(item);
  return (
    <li
      ref={ref}
      className={styles.card}
      data-item={item.id}
      data-dragged={isDragSource || undefined}
    >
      <div>
        <PageLink
          ref={handleRef}
          id={cardId(item.id)}
          className={`${styles.name} ${styles.link}`}
          to={kind.address(item)}
          state={returnState}
          draggable={false}
          aria-describedby={keysHintId}
        >
          {name}
        </PageLink>
      </div>
      <kind.Content item={item} />
      <button
        type="button"
        className={styles.move}
        aria-haspopup="menu"
        aria-label={`Move to… ${name}`}
        onClick={(event) => openMoveMenu(item, columnName, event.currentTarget)}
      >
        Move to…
      </button>
    </li>
  );
}

/** A card that can be dragged to another column, by pointer or by key, and moved by a menu. */
export const BoardCard = memo(Card) as typeof Card;

/** The picture of a card under the pointer that drags it. */
export function DraggedCard<Item extends BoardItem>({
  item,
  kind,
}: Pick<BoardCardProps<Item>, 'item' | 'kind'>) {
  return (
    <div className={styles.dragged} aria-hidden>
      <span className={styles.name}>{kind.name(item)}</span>
      <kind.Content item={item} />
    </div>
  );
}
