import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/VisibilityOutlined';
import UnpublishIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
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
  onDelete: (post: Post) => void;
}

/** Returns the id of the button that opens a post's editor and gets the focus back. */
export const postEditId = (postId: string): string => `edit-post-${postId}`;

const quiet = { minHeight: 44, color: 'text.secondary' } as const;

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
        alignItems: 'center',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        p: 1.5,
        listStyle: 'none',
      }}
    >
      <Thumbnail src={post.featuredImage} alt="" size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Row gap={0.75}>
          <Tag tone={isPublished ? 'success' : 'warning'}>
            {isPublished ? 'Published' : 'Draft'}
          </Tag>
          <Typography variant="body2" color="textSecondary">
            {post.category}
          </Typography>
        </Row>
        <Typography
          component="h2"
          variant="h3"
          sx={{ mt: 0.5, lineHeight: 1.3, overflowWrap: 'anywhere' }}
        >
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
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {[formatDay(post.publishDate), readTime(readMinutes(post.content)), post.author]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
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
          color="inherit"
          startIcon={isPublished ? <UnpublishIcon /> : <PublishIcon />}
          aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${title}`}
          onClick={() => onTogglePublished(post)}
          sx={quiet}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          color="inherit"
          startIcon={<DeleteIcon />}
          aria-label={`Delete ${title}`}
          onClick={() => onDelete(post)}
          sx={quiet}
        >
          Delete
        </Button>
      </Box>
    </Card>
  );
});
