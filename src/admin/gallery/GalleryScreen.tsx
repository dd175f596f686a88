import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { ADDRESSES, galleryFormAddress, galleryProjectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { addGalleryProject, saveGalleryProject } from '../../domain/gallery/commands';
import { galleryProjectRemoved } from '../../domain/gallery/events';
import {
  GALLERY_CATEGORIES,
  type GalleryFields,
  type GalleryProject,
} from '../../domain/gallery/schema';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { formatDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { FormSelect, FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { loadedComponent } from '../../ui/loadedComponent';
import { Columns, Muted, Row, twoLines } from '../../ui/parts';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { PicturePreview } from '../../ui/picturePicker/PicturePreview';
import { focusOnOpen } from '../../ui/screen/focus';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { Tag } from '../../ui/Tag';
import {
  RecordButtons,
  type RecordFormProps,
  type RecordItemProps,
  RecordListScreen,
  STAYS_OUT,
  TitleLink,
  useFilling,
} from '../shared/records/RecordListScreen';
import { useAct } from '../shared/undo/useAct';
import { galleryFormSchema, galleryFormValues } from './galleryFormValues';

const deletionOf = ({ id, title }: GalleryProject) =>
  galleryProjectRemoved({ projectId: id, projectTitle: title });

/** Gallery management. The form has an address of its own. */
export function GalleryScreen() {
  const projects = useAppSelector(selectGalleryProjects);
  return (
    <RecordListScreen
      title="Gallery Management"
      intro={pluralize(projects.length, 'project')}
      list="gallery"
      noun="Project"
      label="Gallery projects"
      question="this project?"
      empty={{
        title: 'No projects found',
        hint: 'Add your first before and after project',
        icon: <PhotoLibraryIcon />,
      }}
      address={ADDRESSES.adminGallery}
      records={projects}
      deleted={deletionOf}
      Item={GalleryItem}
      Form={GalleryForm}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      }}
    />
  );
}

const GalleryItem = memo(function GalleryItem({
  record: project,
  onDelete,
}: RecordItemProps<GalleryProject>) {
  const { title, location, category, description, dateAdded } = project;
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // Of hundreds, the browser lays out and paints those near the screen.
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 20rem',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px' }}>
        <LabelledPicture label="Before">
          <PicturePreview isThumbnail address={project.beforeImage} alt={`Before: ${title}`} />
        </LabelledPicture>
        <LabelledPicture label="After">
          <PicturePreview isThumbnail address={project.afterImage} alt={`After: ${title}`} />
        </LabelledPicture>
      </Box>
      <Stack spacing={1} sx={{ flex: 1, alignItems: 'start', px: 2, pt: 1.5 }}>
        <div>
          <Typography component="h2" variant="h3">
            <TitleLink to={galleryProjectAddress(project)}>{title}</TitleLink>
          </Typography>
          <Muted>
            {location} · Added {formatDay(dateAdded)}
          </Muted>
        </div>
        <Tag>{category}</Tag>
        <Typography variant="body2" sx={twoLines}>
          {description}
        </Typography>
      </Stack>
      <Row gap={0.5} noWrap align="stretch" sx={{ px: 1, py: 0.75 }}>
        <RecordButtons
          record={project}
          address={galleryFormAddress(project.id)}
          onDelete={onDelete}
        />
      </Row>
    </Card>
  );
});

const LabelledPicture = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ position: 'relative', '& > div': { borderRadius: 0 } }}>
    {children}
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        left: 8,
        bottom: 8,
        px: 0.75,
        borderRadius: 1,
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'var(--ink)',
        bgcolor: 'var(--raised)',
      }}
    >
      {label}
    </Box>
  </Box>
);

const Preview = loadedComponent(async () => (await import('./GalleryPreview')).GalleryPreview, {
  fallback: <Skeleton variant="rounded" height={320} />,
});

/** The form of a new project, or of the project in the address. */
function GalleryForm({ id, record: project, onClose }: RecordFormProps<GalleryProject>) {
  const act = useAct();
  const { filled, draftName } = useFilling('gallery', id);
  const { form, field, pictures, frame } = useRecordForm({
    name: draftName,
    schema: galleryFormSchema,
    record: project,
    valuesOf: galleryFormValues,
    empty: () => ({ ...galleryFormValues(), ...filled }),
    list: 'gallery',
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
        <FormPicturePicker {...field('beforeImage', 'Before Image')} required pictures={pictures} />
        <FormPicturePicker {...field('afterImage', 'After Image')} required pictures={pictures} />
        <FormTextField
          {...field('description', 'Description')}
          required
          multiline
          minRows={4}
          hint={filled && STAYS_OUT}
        />
      </FormWithPreview>
    </RecordPanel>
  );
}
