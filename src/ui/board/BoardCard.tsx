import { useDraggable } from '@dnd-kit/react';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Card, IconButton } from '@mui/material';
import { type ComponentType, createContext, memo, type ReactNode, useContext } from 'react';
import { PageLink } from '../PageLink';
import { useReturnState } from '../screen/useReturnState';
import { listItem } from '../shortcuts/useListKeys';
import type { Tone } from '../Tag';
import styles from './Board.module.css';

/** Opens the menu of columns for a card. */
export const OpenMoveMenu = createContext<(request: MoveRequest) => void>(() => {});

/** The id of the text that explains the keys of a card. */
export const KEYS_HINT_ID = 'board-keys';
/** Returns the id of a card's link, which has the focus after a move by key. */
export const cardId = (itemId: string | number): string => `card-${itemId}`;

interface BoardCardProps<Item extends BoardItem> extends CardData<Item> {
  kind: CardKind<Item>;
}

function CardOfItem<Item extends BoardItem>({ item, columnName, kind }: BoardCardProps<Item>) {
  const openMoveMenu = useContext(OpenMoveMenu);
  const returnState = useReturnState();
  const data = { item, columnName };
  const { ref, handleRef, isDragSource } = useDraggable<CardData<Item>>({ id: item.id, data });
  const name = kind.name(item);
  return (
    <Card
      ref={ref}
      component="li"
      className={styles.card}
      {...listItem(item.id)}
      data-dragged={isDragSource || undefined}
    >
      <div className={styles.name}>
        <PageLink
          ref={handleRef}
          id={cardId(item.id)}
          to={kind.address(item)}
          state={returnState}
          draggable={false}
          aria-describedby={KEYS_HINT_ID}
        >
          {name}
        </PageLink>
      </div>
      <kind.Content item={item} />
      <IconButton
        size="small"
        className={styles.move}
        aria-haspopup="menu"
        aria-label={`Move to… ${name}`}
        title="Move to…"
        onClick={(event) => openMoveMenu({ ...data, button: event.currentTarget })}
      >
        <MoreIcon />
      </IconButton>
    </Card>
  );
}

/** A card that can be dragged to another column, by pointer or by key, and moved by a menu. */
export const BoardCard = memo(CardOfItem) as typeof CardOfItem;

/** The most that the picture of a dragged card covers of the columns' names, in pixels. */
export const FACE_WIDTH = 240;

/** The picture of a card that is dragged, which begins behind the card's left edge. */
export const CardFace = <Item extends BoardItem>({
  item,
  kind,
  left,
}: BoardCardProps<Item> & { left: number }) => (
  <Card
    variant="elevation"
    elevation={8}
    className={styles.card}
    sx={{ maxWidth: FACE_WIDTH, ml: `${left}px` }}
    aria-hidden
  >
    <div className={styles.name}>{kind.name(item)}</div>
    <kind.Content item={item} />
  </Card>
);

/** A line of a card's facts, each an element, with dots between them. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <span className={styles.facts}>{children}</span>
);

/** What a card shows: a lead, a job. */
export interface BoardItem {
  id: string | number;
}

/** How the items of a board are shown. A constant, so that unchanged cards are not rendered again. */
export interface CardKind<Item extends BoardItem> {
  name: (item: Item) => string;
  address: (item: Item) => string;
  Content: ComponentType<{ item: Item }>;
}

/** A column of a board. */
export interface BoardColumnFacts<Item extends BoardItem> {
  /** Its name; unique on the board. */
  name: string;
  tone: Tone;
  items: readonly Item[];
  /** What its items add up to, such as their dollars; empty if to nothing. */
  total: string;
}

/** An item and the column in which it is: what a dragged card carries. */
export type CardData<Item extends BoardItem> = Readonly<{ item: Item; columnName: string }>;

/** A card whose menu of columns is open. */
export interface MoveRequest extends CardData<BoardItem> {
  button: HTMLElement;
}
