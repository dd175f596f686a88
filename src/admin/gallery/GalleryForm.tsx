import Box from '@mui/material/Box';
import { lazy, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { deletedRestored } from '../../events/system';
import { addGalleryProject, saveGalleryProject } from '../../domain/gallery/commands';
import { GALLERY_CATEGORIES, type GalleryFields } from '../../domain/gallery/schema';
import { selectGalleryProjectById } from '../../domain/gallery/slice';
import { EmptyState } from '../../ui/EmptyState';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextField } from '../../ui/form/FormTextField';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useChangedElsewhere } from '../../ui/form/useChangedElsewhere';
import { recordResolver } from '../../ui/form/recordResolver';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { useLastKnown } from '../../ui/form/useLastKnown';
import { useSave } from '../../ui/form/useSave';
import { useNotify } from '../../ui/notices/Notices';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { useUnfinishedPictures } from '../../ui/picturePicker/useUnfinishedPictures';
import { PreviewFrame } from '../../ui/screen/PreviewFrame';
import { SidePanel } from '../../ui/screen/SidePanel';
import { galleryFormSchema, galleryFormValues, type GalleryFormValues } from './galleryFormValues';

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
  const exists = useAppSelector(
    (state) => projectId === undefined || selectGalleryProjectById(state, projectId) !== undefined,
  );
  const [existedOnMount] = useState(exists);
  if (existedOnMount) return <OpenForm projectId={projectId} onClose={onClose} />;
  return (
    <SidePanel title="Project not found" onClose={onClose}>
      <EmptyState
        large
        title="This project is not here"
        hint="It was deleted, or the address belongs to another browser."
      />
    </SidePanel>
  );
}

function OpenForm({ projectId, onClose }: GalleryFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { pictures, hasUnfinished, finish } = useUnfinishedPictures();
  const project = useAppSelector((state) =>
    projectId === undefined ? undefined : selectGalleryProjectById(state, projectId),
  );
  const known = useLastKnown(project);
  const isDeleted = projectId !== undefined && !project;
  const stored = useMemo(() => (project ? galleryFormValues(project) : undefined), [project]);
  const [empty] = useState(galleryFormValues);
  const form = useForm<GalleryFormValues, unknown, GalleryFields>({
    resolver: recordResolver(galleryFormSchema, stored, project),
    defaultValues: stored ?? empty,
  });
  const { control } = form;
  const { noticeOf, areDecided } = useChangedElsewhere(form, stored);
  const { isDirty } = form.formState;

  const save = (fields: GalleryFields): void => {
    if (known && isDeleted) dispatch(deletedRestored({ entry: 'gallery', entities: [known] }));
    if (known) dispatch(saveGalleryProject(known.id, fields));
    else dispatch(addGalleryProject(fields));
    notify(known ? 'Project saved' : 'Project added to the gallery');
  };
  const { submit, isWaiting, isSaved } = useSave(
    form,
    save,
    onClose,
    async () => areDecided() && (await finish()),
  );
  const draft = useFormDraft({
    name: `gallery.${projectId ?? 'new'}`,
    form,
    initial: stored ?? empty,
    isSaved,
  });
  const field = <Name extends keyof GalleryFormValues>(name: Name, label: string) => ({
    control,
    name,
    label,
    notice: noticeOf(name),
  });

  return (
    <RecordPanel
      title={projectId === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={known ? 'Save Project' : 'Add Project'}
      width={1120}
      isDeleted={isDeleted}
      record={project}
      isUnsaved={(isDirty || isDeleted || hasUnfinished) && !isSaved}
      isWaiting={isWaiting}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormWithPreview
        form={
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormTextField {...field('title', 'Title')} required />
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              <FormTextField {...field('location', 'Location')} required />
              <FormSelect
                {...field('category', 'Category')}
                options={GALLERY_CATEGORIES}
                placeholder="Select a category"
                required
              />
            </Box>
            <FormPicturePicker
              {...field('beforeImage', 'Before Image')}
              required
              pictures={pictures}
            />
            <FormPicturePicker
              {...field('afterImage', 'After Image')}
              required
              pictures={pictures}
            />
            <FormTextField
              {...field('description', 'Description')}
              required
              multiline
              minRows={4}
            />
          </Box>
        }
        preview={
          <PreviewFrame>
            <LazyPreview control={control} />
          </PreviewFrame>
        }
      />
    </RecordPanel>
  );
}
