import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import UnpublishIcon from '@mui/icons-material/VisibilityOffOutlined';
import PublishIcon from '@mui/icons-material/VisibilityOutlined';
import { Button, Card, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { ADDRESSES, postAddress, postEditorAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { setPublished } from '../../domain/blog/commands';
import { postDeleted } from '../../domain/blog/events';
import { readMinutes, readTime } from '../../domain/blog/rules';
import type { Post } from '../../domain/blog/schema';
import { selectPosts, selectPublishedPosts } from '../../domain/blog/slice';
import { formatDay } from '../../lib/dates';
import { dotted } from '../../lib/text';
import { Muted, Row } from '../../ui/parts';
import { Thumbnail } from '../../ui/pictures/Thumbnail';
import { Tag } from '../../ui/Tag';
import {
  RecordButtons,
  RecordListScreen,
  TitleLink,
  type RecordItemProps,
} from '../shared/records/RecordListScreen';
import { useAct } from '../shared/undo/useAct';
import { PostForm } from './PostForm';

const deletionOf = ({ id, title }: Post) => postDeleted({ postId: id, postTitle: title });

/** Blog management. The editor has an address of its own. */
export function BlogScreen() {
  const posts = useAppSelector(selectPosts);
  const publishedCount = useAppSelector(selectPublishedPosts).length;
  return (
    <RecordListScreen
      title="Blog Management"
      intro={`${publishedCount} published, ${posts.length - publishedCount} in draft`}
      list="posts"
      noun="Post"
      label="Blog posts"
      question="this blog post?"
      empty={{ title: 'No blog posts found', hint: 'Write the first one', icon: <ArticleIcon /> }}
      address={ADDRESSES.adminBlog}
      records={posts}
      deleted={deletionOf}
      Item={PostItem}
      Form={PostForm}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    />
  );
}

/** A post in the admin list. */
const PostItem = memo(function PostItem({ record: post, onDelete }: RecordItemProps<Post>) {
  const act = useAct();
  const { title, isPublished } = post;
  const togglePublished = (): void =>
    act(
      setPublished(post.id, !isPublished),
      isPublished ? 'Post unpublished: it is a draft now' : 'Post published',
    );
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
          <Muted>{post.category}</Muted>
        </Row>
        <Typography component="h2" variant="subtitle1">
          {isPublished ? <TitleLink to={postAddress(post.slug)}>{title}</TitleLink> : title}
        </Typography>
        <Muted>
          {dotted(formatDay(post.publishDate), readTime(readMinutes(post.content)), post.author)}
        </Muted>
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
        <RecordButtons record={post} address={postEditorAddress(post.id)} onDelete={onDelete}>
          <Button
            color="quiet"
            startIcon={isPublished ? <UnpublishIcon /> : <PublishIcon />}
            aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${title}`}
            onClick={togglePublished}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
        </RecordButtons>
      </Row>
    </Card>
  );
});
