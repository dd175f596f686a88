import { business } from '../../business';
import { lookUp } from '../../lib/lookUp';
import type { DrawingName } from '../../ui/pictures/drawings';

const DRAWINGS: Readonly<Record<string, DrawingName>> = business.blogCategories;

/** Returns the placeholder drawing of a category; a new post may have no category yet. */
export const postDrawing = (category: string | undefined): DrawingName =>
  (category === undefined ? undefined : lookUp(DRAWINGS, category)) ?? 'blog-default';
