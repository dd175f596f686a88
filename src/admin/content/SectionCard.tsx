import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Row } from '../../ui/layout/Row';
import type { PageId, Section } from '../../domain/content/schema';
import { PicturePreview } from '../../ui/picturePicker/PicturePreview';
import { RichText } from '../../ui/richText/RichText';
import { Tag } from '../../ui/Tag';
import { SectionEditor } from './SectionEditor';

interface SectionCardProps {
  pageId: PageId;
  section: Section;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** Returns the id of the button that opens a section's editor and gets the focus back. */
export const sectionEditId = (sectionId: string): string => `edit-section-${sectionId}`;

/** A section as visitors see it, or its inline editor. */
export function SectionCard({ pageId, section, isEdited, onEdit, onClose }: SectionCardProps) {
  const { name, title, type, content, image } = section;
  return (
    <Card component="li">
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <Row>
          <Typography variant="h3">{name}</Typography>
          <Tag tone={type === 'hero' ? 'brand' : 'plain'}>{type}</Tag>
          {!isEdited && (
            <Button
              id={sectionEditId(section.id)}
              startIcon={<EditIcon />}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
              sx={{ ml: 'auto' }}
            >
              Edit
            </Button>
          )}
        </Row>
        {isEdited ? (
          <SectionEditor pageId={pageId} section={section} onClose={onClose} />
        ) : (
          <Stack spacing={1}>
            {title !== '' && title !== name && (
              <Typography variant="body2" color="textSecondary">
                Title: {title}
              </Typography>
            )}
            {image !== undefined && image !== '' && (
              <Box sx={{ maxWidth: 320 }}>
                <PicturePreview isThumbnail address={image} alt={name} />
              </Box>
            )}
            {content !== '' && (
              <Box sx={{ maxWidth: '70ch' }}>
                <RichText html={content} />
              </Box>
            )}
            {content === '' && !image && (
              <Typography variant="body2" color="textSecondary">
                Nothing is written here: visitors read the built-in wording.
              </Typography>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
