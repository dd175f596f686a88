import { Skeleton, Stack, Typography } from '@mui/material';
import { useWatch, type Control } from 'react-hook-form';
import { postAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { savePost, slugsBeside, writePost } from '../../domain/blog/commands';
import { readMinutes, readTime, slugAfterSave } from '../../domain/blog/rules';
import { BLOG_CATEGORIES, type Post } from '../../domain/blog/schema';
import { localDay } from '../../lib/dates';
import { FormSelect, FormSwitch, FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm, type RecordForm } from '../../ui/form/useRecordForm';
import { loadedComponent } from '../../ui/loadedComponent';
import { Columns } from '../../ui/parts';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { focusOnOpen } from '../../ui/screen/focus';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { type RecordFormProps, STAYS_OUT, useFilling } from '../shared/records/RecordListScreen';
import { useAct } from '../shared/undo/useAct';
import {
  postFormSchema,
  postFormValues,
  type PostFormOutput,
  type PostFormValues,
} from './postFormValues';

const Preview = loadedComponent(async () => (await import('./PostPreview')).PostPreview, {
  fallback: <Skeleton variant="rounded" height={480} />,
});

/** The editor of a new post, or of the post in the address. */
export function PostForm({ id, record: post, onClose }: RecordFormProps<Post>) {
  const act = useAct();
  const { filled, draftName } = useFilling('post', id);
  const { form, field, pictures, frame } = useRecordForm({
    name: draftName,
    schema: postFormSchema,
    record: post,
    valuesOf: postFormValues,
    empty: () => ({ ...postFormValues(), ...filled }),
    entry: 'posts',
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
        <Stack spacing={2}>
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
          <FormSwitch
            {...field('isPublished', 'Published')}
            hint="Visitors read published posts; a draft is seen only here"
          />
        </Stack>
      </FormWithPreview>
    </RecordPanel>
  );
}

/** The fields of a few words: category, date, author and tags. */
function ShortFields({ field }: Pick<RecordForm<PostFormValues, PostFormOutput>, 'field'>) {
  const publishDate = field('publishDate', 'Publish Date');
  const today = localDay(new Date(useNow()));
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

/** The post's reading time. */
function ReadTime({ control }: Pick<PostFactsProps, 'control'>) {
  const content = useWatch({ control, name: 'content' });
  return (
    <Typography component="span" variant="inherit">
      {readTime(readMinutes(content))}
    </Typography>
  );
}
