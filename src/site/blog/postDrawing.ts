import { lookUp } from '../../lib/lookUp';
import type { BlogCategory } from '../../domain/blog/schema';
import type { DrawingName } from '../../ui/pictures/drawings';

const DRAWINGS: Record<BlogCategory, DrawingName> = {
  'Seasonal Maintenance': 'fall',
  'Home Improvement': 'outdoor',
  'DIY Tips': 'painting',
  'Vermont Living': 'spring',
  'Safety & Security': 'safety',
  'Energy Efficiency': 'energy',
};

/** Returns the placeholder drawing of a category; a new post may have no category yet. */
export const postDrawing = (category: string | undefined): DrawingName =>
  (category === undefined ? undefined : lookUp(DRAWINGS, category)) ?? 'blog-default';
