import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/VisibilityOutlined';
import UnpublishIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Row } from '../../ui/layout/Row';
import { postAddress } from '../../app/addresses';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { readMinutes, readTime } from '../../domain/blog/rules';
import type { Post } from '../../domain/blog/schema';
import { formatDay } from '../../lib/dates';
import { PageLink } from '../../ui/PageLink';
import { Tag } from '../../ui/Tag';
import { Thumbnail } from '../../ui/pictures/Thumbnail';

interface PostItemProps {
  post: Post;
  onEdit: (post: Post) => void;
  onTogglePublished: (post: Post) => void;
  onDelete: (post: Post) => Promise<void>;
}

/** Returns the id of the button that opens a post's editor and gets the focus back. */
export const postEditId = (postId: string): string => `edit-post-${postId}`;

/** A post in the admin list. */
export const PostItem = memo(function PostItem({
  post,
  onEdit,
  onTogglePublished,
  onDelete,
}: PostItemProps) {
  const { title, isPublished } = post;
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: { xs: 'start', md: 'center' },
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        p: 1.5,
      }}
    >
      <Thumbnail src={post.featuredImage} alt="" size={72} />
      <Stack spacing={0.25}>
        <Row gap={0.75}>
          <Tag tone={isPublished ? 'success' : 'warning'}>
            {isPublished ? 'Published' : 'Draft'}
          </Tag>
          <Typography variant="body2" color="textSecondary">
            {post.category}
          </Typography>
        </Row>
        <Typography component="h2" variant="subtitle1">
          {isPublished ? (
            <MuiLink
              component={PageLink}
              to={postAddress(post.slug)}
              color="inherit"
              underline="hover"
            >
              {title}
            </MuiLink>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatDay(post.publishDate), readTime(readMinutes(post.content)), post.author]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Stack>
      <Row
        gap={0}
        align="stretch"
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          mx: { xs: -0.5, md: 0 },
          mt: { xs: 0.5, md: 0 },
        }}
      >
        <Button
          id={postEditId(post.id)}
          startIcon={<EditIcon />}
          aria-label={`Edit ${title}`}
          onClick={() => onEdit(post)}
        >
          Edit
        </Button>
        <Button
          color="quiet"
          startIcon={isPublished ? <UnpublishIcon /> : <PublishIcon />}
          aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${title}`}
          onClick={() => onTogglePublished(post)}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          color="quiet"
          startIcon={<DeleteIcon />}
          aria-label={`Delete ${title}`}
          onClick={() => void onDelete(post)}
        >
          Delete
        </Button>
      </Row>
    </Card>
  );
});
