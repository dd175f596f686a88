import { lookUp } from '../../lib/lookUp';
import { business } from '../../business';
import type { GalleryProject } from '../../domain/gallery/schema';
import { isDrawing, type DrawingName } from '../../ui/pictures/drawings';
import { SAMPLE_DRAWING } from '../copy/gallery';
import type { LightboxPicture } from '../../ui/pictures/Lightbox';

/** The placeholder drawing of each category. */
const DRAWING_OF: Readonly<Record<string, DrawingName>> = business.galleryCategories;

/** A project on a card; in the form's preview it may have no category yet. */
export type ShownProject = Omit<GalleryProject, 'category'> & {
  category: GalleryProject['category'] | undefined;
};

/** Returns the placeholder drawing of a project. */
export const drawingOf = ({ category }: Pick<ShownProject, 'category'>): DrawingName =>
  (category === undefined ? undefined : lookUp(DRAWING_OF, category)) ?? 'repairs';

/** Whether both pictures of a project are drawings of the site, and no photo shows real work. */
export const isDrawn = ({
  beforeImage,
  afterImage,
}: Pick<ShownProject, 'beforeImage' | 'afterImage'>): boolean =>
  isDrawing(beforeImage) && isDrawing(afterImage);

/** A picture of a project, for the lightbox. */
export interface ProjectPicture extends LightboxPicture {
  projectId: number;
  moment: 'Before' | 'After';
}

/** Returns a project's two pictures, in order. */
export function picturesOf(project: ShownProject): ProjectPicture[] {
  const { id, title, beforeImage, afterImage } = project;
  const picture = (moment: ProjectPicture['moment'], src: string): ProjectPicture => ({
    projectId: id,
    moment,
    src,
    drawing: drawingOf(project),
    caption: `${moment}: ${title}`,
    ...(isDrawing(src) && { note: SAMPLE_DRAWING }),
  });
  return [picture('Before', beforeImage), picture('After', afterImage)];
}
