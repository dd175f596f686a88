import { useWatch, type Control } from 'react-hook-form';
import { GALLERY_CATEGORIES, type GalleryFields } from '../../domain/gallery/schema';
import { GalleryCard } from '../../site/gallery/GalleryCard';
import type { GalleryFormValues } from './galleryFormValues';

const enlargeNothing = (): void => {};

interface GalleryPreviewProps {
  control: Control<GalleryFormValues, unknown, GalleryFields>;
}

/** A preview of the project's card in the public gallery. */
export function GalleryPreview({ control }: GalleryPreviewProps) {
  const values = useWatch({ control });
  const category = GALLERY_CATEGORIES.find((known) => known === values.category);
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <GalleryCard
        project={{
          id: 0,
          dateAdded: '',
          category,
          title: values.title || 'Title',
          location: values.location || 'Location',
          beforeImage: values.beforeImage ?? '',
          afterImage: values.afterImage ?? '',
          description: values.description ?? '',
        }}
        onEnlarge={enlargeNothing}
      />
    </ul>
  );
}
