import type { ComponentType } from 'react';
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

/** An item and the column in which it is: what a dragged card carries. */
export type CardData<Item extends BoardItem> = Readonly<{ item: Item; columnName: string }>;

/** A card whose menu of columns is open. */
export interface MoveRequest extends CardData<BoardItem> {
  button: HTMLElement;
}
