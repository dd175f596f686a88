import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo, useContext, type Ref } from 'react';
import { PageLink } from '../PageLink';
import { useReturnState } from '../screen/useReturnState';
import styles from './Board.module.css';
import { BoardActionsContext, cardId, type BoardItem, type CardKind } from './boardTypes';
import type { BoardDrag } from './useBoardDrag';

interface BoardCardProps<Item extends BoardItem> {
  item: Item;
  columnName: string;
  kind: CardKind<Item>;
  isDragged: boolean;
}

function CardOfItem<Item extends BoardItem>({
  item,
  columnName,
  kind,
  isDragged,
}: BoardCardProps<Item>) {
  const { openMoveMenu, keysHintId } = useContext(BoardActionsContext);
  const returnState = useReturnState();
  const name = kind.name(item);
  return (
    <Card
      component="li"
      className={styles.card}
      data-item={item.id}
      data-dragged={isDragged || undefined}
    >
      <div>
        <PageLink
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
      <Button
        size="small"
        className={styles.move}
        aria-haspopup="menu"
        aria-label={`Move to… ${name}`}
        onClick={(event) => openMoveMenu(item, columnName, event.currentTarget)}
      >
        Move to…
      </Button>
    </Card>
  );
}

/** A card that can be dragged to another column, by pointer or by key, and moved by a menu. */
export const BoardCard = memo(CardOfItem) as typeof CardOfItem;

interface DraggedCardProps<Item extends BoardItem> extends Pick<BoardCardProps<Item>, 'kind'> {
  ref: Ref<HTMLDivElement>;
  drag: BoardDrag<Item>;
}

/** The picture of a card that is dragged, at first where the card is. */
export function DraggedCard<Item extends BoardItem>({ ref, drag, kind }: DraggedCardProps<Item>) {
  const { item, box, start } = drag;
  return (
    <Card
      ref={ref}
      className={styles.dragged}
      style={{ left: box.left, top: box.top, width: box.width }}
      data-by-key={!start || undefined}
      aria-hidden
    >
      <span className={styles.name}>{kind.name(item)}</span>
      <kind.Content item={item} />
    </Card>
  );
}
