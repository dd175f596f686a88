/** The fixed text of the gallery; its projects come from the content store. */
import { business } from '../../business';

export const galleryHeading = {
  pageTitle: 'Before and After Gallery',
  description: `${business.galleryWork}, before and after, around ${business.serviceArea}.`,
  title: 'Before and after',
  /** Until there is a photo of real work, and after that. */
  drawn: 'What this kind of work looks like, in sample drawings until our own photos are here.',
  photographed: `Recent work from around ${business.areaInShort}.`,
  howTo: 'Drag the handle across a picture, or press it to compare full screen.',
} as const;

/** The label of pictures that are not photos of real work. */
export const SAMPLE_DRAWING = 'Sample drawing';

export const galleryCallToAction = {
  title: 'Yours could be next',
  text: 'Tell us about the before. We will tell you what the after would take.',
} as const;
