import type { ContextWords } from '../shared/words';
import * as gallery from './events';

/** What the owner reads of the events of the gallery. */
export const words: ContextWords = {
  [gallery.galleryProjectAdded.type]: 'Added to the gallery',
  [gallery.galleryProjectEdited.type]: 'Gallery project edited',
  [gallery.galleryProjectRemoved.type]: 'Removed from the gallery',
};
