import Stack from '@mui/material/Stack';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { addGalleryProject, saveGalleryProject } from '../../domain/gallery/commands';
import {
  GALLERY_CATEGORIES,
  type GalleryFields,
  type GalleryProject,
} from '../../domain/gallery/schema';
import { selectGalleryProjectById } from '../../domain/gallery/slice';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextField } from '../../ui/form/FormTextField';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useLastKnown } from '../../ui/form/useLastKnown';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useNotify } from '../../ui/notices/Notices';
import { Columns } from '../../ui/layout/Columns';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import type { OpeningFilled } from '../shared/openingState';
import { STAYS_OUT } from '../shared/projects/staysOut';
import { NotHere } from '../shared/undo/NotHere';
import { SidePanel } from '../../ui/screen/SidePanel';
import { galleryFormSchema, galleryFormValues } from './galleryFormValues';

const LazyPreview = lazy(async () => ({
  default: (await import('./GalleryPreview')).GalleryPreview,
}));

interface GalleryFormProps {
  /** The id of the project; undefined for a new one. */
  projectId: number | undefined;
  onClose: () => void;
}

/** The form of a new project or of the project in the address; a message if that was deleted. */
export function GalleryForm({ projectId, onClose }: GalleryFormProps) {
  const project = useAppSelector((state) =>
    selectGalleryProjectById(state, projectId ?? Number.NaN),
  );
  const hasExisted = useLastKnown(project) !== undefined;
  if (hasExisted || projectId === undefined)
    return <OpenForm projectId={projectId} project={project} onClose={onClose} />;
  return (
    <SidePanel title="Project not found" onClose={onClose}>
      <NotHere list="gallery" id={projectId} noun="project" />
    </SidePanel>
  );
}

function OpenForm({
  projectId,
  project,
  onClose,
}: GalleryFormProps & { project: GalleryProject | undefined }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { filled, filledFrom } = (useLocation().state ?? {}) as OpeningFilled;
  const { form, field, pictures, frame } = useRecordForm({
    name: `gallery.${projectId ?? ['new', filledFrom].filter(Boolean).join('.')}`,
    schema: galleryFormSchema,
    record: project,
    valuesOf: galleryFormValues,
    empty: () => ({ ...galleryFormValues(), ...filled }),
    entry: 'gallery',
    save: (fields: GalleryFields, known: GalleryProject | undefined) => {
      if (known) dispatch(saveGalleryProject(known.id, fields));
      else dispatch(addGalleryProject(fields));
      notify(known ? 'Project saved' : 'Project added to the gallery');
    },
    onSaved: onClose,
  });

  return (
    <RecordPanel
      title={projectId === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={projectId === undefined ? 'Add Project' : 'Save Project'}
      width={1120}
      frame={frame}
      onClose={onClose}
    >
      <FormWithPreview preview={<LazyPreview control={form.control} />} previewHeight={320}>
        <Stack spacing={2}>
          <FormTextField {...field('title', 'Title')} required />
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
