/** The fixed text of the gallery; its projects come from the content store. */
import { business } from '../../business';

export const galleryHeading = {
  pageTitle: 'Before and After Gallery',
  description: `${business.galleryWork} before and after: recent work in ${business.serviceArea}.`,
  title: 'Before and after',
  subtitle: `Recent work from around ${business.areaInShort}. Drag the handle across a picture, or press it to compare full screen.`,
} as const;

export const galleryCallToAction = {
  title: 'Yours could be next',
  text: 'Tell us about the before. We will tell you what the after would take.',
} as const;
