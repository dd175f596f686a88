import type { DrawingName } from '../../ui/pictures/drawings';

/** Photos from public hosts, each over a drawing that stays if the photo cannot be loaded. */
const unsplash = (photo: string): string =>
  `https://images.unsplash.com/${photo}?auto=format&fit=crop&w=800&h=600&q=70`;
const pexels = (photo: string): string =>
  `https://images.pexels.com/photos/${photo}/pexels-photo-${photo}.jpeg?auto=compress&cs=tinysrgb&w=800&h=600&fit=crop`;

export const PHOTOS: Partial<Record<DrawingName, string>> = {
  repairs: unsplash('photo-1581783898377-1c85bf937427'),
  painting: unsplash('photo-1562259949-e8e7689d7828'),
  improvements: unsplash('photo-1556911220-bff31c812dba'),
  installation: pexels('5691544'),
  carpentry: pexels('5059639'),
  outdoor: unsplash('photo-1630807284621-9c1e13de79ef'),
};
