import { business } from '../../business';
import type { GalleryProject } from '../../domain/gallery/schema';
import { lookUp } from '../../lib/lookUp';
import { isDrawing, type DrawingName } from '../../ui/pictures/drawings';
import type { PicturePair } from '../../ui/pictures/picturePair';
import { SAMPLE_DRAWING } from '../copy/gallery';

const DRAWING_OF: Readonly<Record<string, DrawingName>> = business.galleryCategories;

/** A project on a card; in the form's preview it may have no category yet. */
export type ShownProject = Omit<GalleryProject, 'category'> & {
  category: GalleryProject['category'] | undefined;
};

const drawingOf = ({ category }: Pick<ShownProject, 'category'>): DrawingName =>
  (category === undefined ? undefined : lookUp(DRAWING_OF, category)) ?? 'repairs';

/** Whether both pictures of a project are drawings of the site, and no photo shows real work. */
export const isDrawn = ({
  beforeImage,
  afterImage,
}: Pick<ShownProject, 'beforeImage' | 'afterImage'>): boolean =>
  isDrawing(beforeImage) && isDrawing(afterImage);

/** Returns a project's two pictures. */
export const pairOf = (project: ShownProject): PicturePair => ({
  title: project.title,
  before: project.beforeImage,
  after: project.afterImage,
  drawing: drawingOf(project),
  ...(isDrawn(project) && { note: SAMPLE_DRAWING }),
});
