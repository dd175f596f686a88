import { Skeleton, Stack } from '@mui/material';
import { addGalleryProject, saveGalleryProject } from '../../domain/gallery/commands';
import {
  GALLERY_CATEGORIES,
  type GalleryFields,
  type GalleryProject,
} from '../../domain/gallery/schema';
import { FormSelect, FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { loadedComponent } from '../../ui/loadedComponent';
import { Columns } from '../../ui/parts';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { focusOnOpen } from '../../ui/screen/focus';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { type RecordFormProps, STAYS_OUT, useFilling } from '../shared/records/RecordListScreen';
import { useAct } from '../shared/undo/useAct';
import { galleryFormSchema, galleryFormValues } from './galleryFormValues';

const Preview = loadedComponent(async () => (await import('./GalleryPreview')).GalleryPreview, {
  fallback: <Skeleton variant="rounded" height={320} />,
});

/** The form of a new project, or of the project in the address. */
export function GalleryForm({ id, record: project, onClose }: RecordFormProps<GalleryProject>) {
  const act = useAct();
  const { filled, draftName } = useFilling('gallery', id);
  const { form, field, pictures, frame } = useRecordForm({
    name: draftName,
    schema: galleryFormSchema,
    record: project,
    valuesOf: galleryFormValues,
    empty: () => ({ ...galleryFormValues(), ...filled }),
    entry: 'gallery',
    save: (fields: GalleryFields, known: GalleryProject | undefined) => {
      if (known) act(saveGalleryProject(known.id, fields), 'Project saved');
      else act(addGalleryProject(fields), 'Project added to the gallery');
    },
    onSaved: onClose,
  });

  return (
    <RecordPanel
      title={id === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={id === undefined ? 'Add Project' : 'Save Project'}
      width={1120}
      frame={frame}
      onClose={onClose}
    >
      <FormWithPreview preview={<Preview control={form.control} />}>
        <Stack spacing={2}>
          <FormTextField
            {...field('title', 'Title')}
            required
            inputRef={id === undefined ? focusOnOpen : undefined}
          />
          <Columns from="sm">
            <FormTextField {...field('location', 'Location')} required />
            <FormSelect
              {...field('category', 'Category')}
              options={GALLERY_CATEGORIES}
              placeholder="Select a category"
              required
            />
          </Columns>
          <FormPicturePicker
            {...field('beforeImage', 'Before Image')}
            required
            pictures={pictures}
          />
          <FormPicturePicker {...field('afterImage', 'After Image')} required pictures={pictures} />
          <FormTextField
            {...field('description', 'Description')}
            required
            multiline
            minRows={4}
            hint={filled && STAYS_OUT}
          />
        </Stack>
      </FormWithPreview>
    </RecordPanel>
  );
}
