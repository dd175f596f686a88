import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { galleryProjectAddress } from '../../app/addresses';
import { Row } from '../../ui/layout/Row';
import type { GalleryProject } from '../../domain/gallery/schema';
import { formatDay } from '../../lib/dates';
import { PageLink } from '../../ui/PageLink';
import { PicturePreview } from '../../ui/picturePicker/PicturePreview';
import { Tag } from '../../ui/Tag';
import { twoLines } from '../../ui/twoLines';

interface GalleryItemProps {
  project: GalleryProject;
  onEdit: (project: GalleryProject) => void;
  onDelete: (project: GalleryProject) => Promise<void>;
}

/** Returns the id of the button that opens a project's form and gets the focus back. */
export const galleryEditId = (projectId: number): string => `edit-gallery-${projectId}`;

/** A before/after project in the admin list. */
export const GalleryItem = memo(function GalleryItem({
  project,
  onEdit,
  onDelete,
}: GalleryItemProps) {
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
            <MuiLink
              component={PageLink}
              to={galleryProjectAddress(project)}
              color="inherit"
              underline="hover"
            >
              {title}
            </MuiLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {location} · Added {formatDay(dateAdded)}
          </Typography>
        </div>
        <Tag>{category}</Tag>
        <Typography variant="body2" sx={twoLines}>
          {description}
        </Typography>
      </Stack>
      <Row gap={0.5} noWrap align="stretch" sx={{ px: 1, py: 0.75 }}>
        <Button
          id={galleryEditId(project.id)}
          startIcon={<EditIcon />}
          aria-label={`Edit ${title}`}
          onClick={() => onEdit(project)}
        >
          Edit
        </Button>
        <Button
          color="quiet"
          startIcon={<DeleteIcon />}
          aria-label={`Delete ${title}`}
          onClick={() => void onDelete(project)}
        >
          Delete
        </Button>
      </Row>
    </Card>
  );
});

/** A picture with a label over it: Before or After. */
function LabelledPicture({ label, children }: { label: string; children: ReactNode }) {
  return (
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
}
