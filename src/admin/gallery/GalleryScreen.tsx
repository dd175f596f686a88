import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { ADDRESSES, galleryFormAddress, galleryProjectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { galleryProjectRemoved } from '../../domain/gallery/events';
import type { GalleryProject } from '../../domain/gallery/schema';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { formatDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { Muted, Row, twoLines } from '../../ui/parts';
import { PicturePreview } from '../../ui/picturePicker/PicturePreview';
import { Tag } from '../../ui/Tag';
import {
  RecordButtons,
  RecordListScreen,
  TitleLink,
  type RecordItemProps,
} from '../shared/records/RecordListScreen';
import { GalleryForm } from './GalleryForm';

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

/** A before/after project in the admin list. */
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

/** A picture with a label over it: Before or After. */
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
