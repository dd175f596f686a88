import type { DrawingName } from './drawings';

/** The two pictures of a pair, in order. */
export const PICTURE_SIDES = ['Before', 'After'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** The pictures of one place before and after the work. */
export interface PicturePair {
  title: string;
  before: string;
  after: string;
  drawing: DrawingName;
  /** What is said beside the title full screen. */
  note?: string;
}

/** Returns the address of a pair's picture. */
export const sourceOf = ({ before, after }: PicturePair, side: PictureSide): string =>
  side === 'Before' ? before : after;

/** Returns the description of a pair's picture. */
export const captionOf = ({ title }: PicturePair, side: PictureSide): string => `${side}: ${title}`;
