import Stack from '@mui/material/Stack';
import { useWatch, type Control } from 'react-hook-form';
import { useNow } from '../../app/store/hooks';
import { BLOG_CATEGORIES, type Post } from '../../domain/blog/schema';
import { localDay } from '../../lib/dates';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormSwitch } from '../../ui/form/FormSwitch';
import { FormTextField } from '../../ui/form/FormTextField';
import type { RecordForm } from '../../ui/form/useRecordForm';
import { Columns } from '../../ui/layout/Columns';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import type { MarkUnfinished } from '../../ui/picturePicker/useUnfinishedPictures';
import { PostAddress, ReadTime } from './PostFacts';
import type { PostFormOutput, PostFormValues } from './postFormValues';

interface PostFormFieldsProps {
  control: Control<PostFormValues, unknown, PostFormOutput>;
  /** The stored post, if any. */
  post: Post | undefined;
  /** Returns the props that connect a field to the form. */
  field: RecordForm<PostFormValues, PostFormOutput>['field'];
  pictures: MarkUnfinished;
  /** What to know about the content that is there already. */
  textHint: string | undefined;
}

/** The fields of the post editor. */
export function PostFormFields({ control, post, field, pictures, textHint }: PostFormFieldsProps) {
  const today = localDay(new Date(useNow()));
  const isAhead = useWatch({ control, name: 'publishDate' }) > today;
  return (
    <Stack spacing={2}>
      <FormTextField
        {...field('title', 'Title')}
        required
        hint={<PostAddress control={control} post={post} />}
      />
      <Columns from="sm">
        <FormSelect
          {...field('category', 'Category')}
          options={BLOG_CATEGORIES}
          placeholder="Select a category"
          required
        />
        <FormTextField
          {...field('publishDate', 'Publish Date')}
          type="date"
          shrinkLabel
          hint={
            isAhead &&
            'In the future: once published, the post is shown at once, and first until then'
          }
        />
        <FormTextField {...field('author', 'Author')} />
        <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" />
      </Columns>
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
            {textHint} ## makes a heading, ### a sub-heading, - a list.{' '}
            <ReadTime control={control} />
          </>
        }
      />
      <FormSwitch
        {...field('isPublished', 'Published')}
        hint="Visitors read published posts; a draft is seen only here"
      />
    </Stack>
  );
}
