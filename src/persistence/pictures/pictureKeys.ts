import { keyOf } from '../engine/keys';

/** The prefix of the localStorage keys of pictures; the hash follows. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Returns the localStorage key of a picture, by its hash. */
export const keyOfPicture = (hash: string): string => `${PICTURE_KEY_PREFIX}${hash}`;
