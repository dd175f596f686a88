import { createContext, type ComponentType } from 'react';
import type { Tone } from '../Tag';

/** What a card shows: a lead, a job. */
export interface BoardItem {
  id: string | number;
}

/** How the items of a board are shown. A constant, so that unchanged cards are not rendered again. */
export interface CardKind<Item extends BoardItem> {
  name: (item: Item) => string;
  /** The address to which the name links. */
  address: (item: Item) => string;
  /** What a card shows below the name. */
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

/** What a board's cards need of it. Stable while the board is shown. */
export interface BoardActions {
  /** Opens the menu of columns for a card. */
  openMoveMenu: (item: BoardItem, columnName: string, button: HTMLElement) => void;
  /** The id of the text that explains the keys of a card. */
  keysHintId: string;
}

export const BoardActionsContext = createContext<BoardActions>({
  openMoveMenu: () => {},
  keysHintId: '',
});

/** Returns the id of a card's link, which has the focus after a move by key. */
export const cardId = (itemId: string | number): string => `card-${itemId}`;
/** Returns the id of a column's heading. */
export const columnHeadingId = (name: string): string => `column-${name.replaceAll(/\W+/g, '-')}`;
