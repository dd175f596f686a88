import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import UnpublishIcon from '@mui/icons-material/VisibilityOffOutlined';
import PublishIcon from '@mui/icons-material/VisibilityOutlined';
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { ADDRESSES, postAddress, postEditorAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { savePost, setPublished, slugsBeside, writePost } from '../../domain/blog/commands';
import { postDeleted } from '../../domain/blog/events';
import { readMinutes, readTime, slugAfterSave } from '../../domain/blog/rules';
import { BLOG_CATEGORIES, type Post } from '../../domain/blog/schema';
import { selectPosts, selectPublishedPosts } from '../../domain/blog/slice';
import { formatDay, localDay } from '../../lib/dates';
import { dotted } from '../../lib/text';
import { FormSelect, FormCheckbox, FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { type RecordForm, useRecordForm } from '../../ui/form/useRecordForm';
import { loadedComponent } from '../../ui/loadedComponent';
import { Columns, Muted, Row } from '../../ui/parts';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { Thumbnail } from '../../ui/pictures/Thumbnail';
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
import {
  type PostFormOutput,
  postFormSchema,
  postFormValues,
  type PostFormValues,
} from './postFormValues';

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

const Preview = loadedComponent(async () => (await import('./PostPreview')).PostPreview, {
  fallback: <Skeleton variant="rounded" height={480} />,
});

/** The editor of a new post, or of the post in the address. */
function PostForm({ id, record: post, onClose }: RecordFormProps<Post>) {
  const act = useAct();
  const { filled, draftName } = useFilling('post', id);
  const { form, field, pictures, frame } = useRecordForm({
    name: draftName,
    schema: postFormSchema,
    record: post,
    valuesOf: postFormValues,
    empty: () => ({ ...postFormValues(), ...filled }),
    list: 'posts',
    save: ({ isPublished, ...fields }: PostFormOutput, known: Post | undefined) => {
      act<unknown>(
        known ? savePost(known.id, fields, isPublished) : writePost(fields, isPublished),
        isPublished ? 'Post saved, visitors can read it' : 'Post saved as a draft',
      );
    },
    onSaved: onClose,
  });
  const { control } = form;

  return (
    <RecordPanel
      title={id === undefined ? 'Add New Post' : 'Edit Post'}
      noun="post"
      submitLabel={id === undefined ? 'Add Post' : 'Save Post'}
      width={1240}
      frame={frame}
      onClose={onClose}
    >
      <FormWithPreview preview={<Preview control={control} />}>
        <FormTextField
          {...field('title', 'Title')}
          required
          inputRef={id === undefined ? focusOnOpen : undefined}
          hint={<PostAddress control={control} post={post} />}
        />
        <ShortFields field={field} />
        <FormPicturePicker
          {...field('featuredImage', 'Featured Image')}
          required
          pictures={pictures}
        />
        <FormTextField
          {...field('excerpt', 'Excerpt')}
          required
          multiline
          minRows={2}
          hint="Stands in the list and above the article"
        />
        <FormTextField
          {...field('content', 'Content')}
          required
          multiline
          minRows={12}
          maxRows={30}
          hint={
            <>
              {filled && STAYS_OUT} ## makes a heading, ### a sub-heading, - a list.{' '}
              <ReadTime control={control} />
            </>
          }
        />
        <FormCheckbox
          isSwitch
          {...field('isPublished', 'Published')}
          hint="Visitors read published posts; a draft is seen only here"
        />
      </FormWithPreview>
    </RecordPanel>
  );
}

/** The fields of a few words: category, date, author and tags. */
function ShortFields({ field }: Pick<RecordForm<PostFormValues, PostFormOutput>, 'field'>) {
  const publishDate = field('publishDate', 'Publish Date');
  const today = localDay(useNow());
  const isAhead = useWatch(publishDate) > today;
  return (
    <Columns from="sm">
      <FormSelect
        {...field('category', 'Category')}
        options={BLOG_CATEGORIES}
        placeholder="Select a category"
        required
      />
      <FormTextField
        {...publishDate}
        type="date"
        hint={
          isAhead &&
          'In the future: once published, the post is shown at once, and first until then'
        }
      />
      <FormTextField {...field('author', 'Author')} />
      <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" />
    </Columns>
  );
}

interface PostFactsProps {
  control: Control<PostFormValues, unknown, PostFormOutput>;
  post: Post | undefined;
}

/** The post's future address. */
function PostAddress({ control, post }: PostFactsProps) {
  const title = useWatch({ control, name: 'title' }).trim();
  const slug = useAppSelector((state) => slugAfterSave(post, title, slugsBeside(state, post?.id)));
  if (title === '') return 'Its address is made from the title';
  return <>Address: {postAddress(slug === '' ? 'post-…' : slug)}</>;
}

function ReadTime({ control }: Pick<PostFactsProps, 'control'>) {
  const content = useWatch({ control, name: 'content' });
  return (
    <Typography component="span" variant="inherit">
      {readTime(readMinutes(content))}
    </Typography>
  );
}
