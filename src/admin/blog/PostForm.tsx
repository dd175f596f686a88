import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { savePost, writePost } from '../../domain/blog/commands';
import type { Post } from '../../domain/blog/schema';
import { selectPostById } from '../../domain/blog/slice';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useHasBeen } from '../../ui/form/useHasBeen';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useNotify } from '../../ui/notices/Notices';
import { useUnfinishedPictures } from '../../ui/picturePicker/useUnfinishedPictures';
import { PreviewFrame } from '../../ui/screen/PreviewFrame';
import type { OpeningFilled } from '../shared/openingState';
import { STAYS_OUT } from '../shared/projects/staysOut';
import { NotHere } from '../shared/undo/NotHere';
import { SidePanel } from '../../ui/screen/SidePanel';
import { PostFormFields } from './PostFormFields';
import { postFormSchema, postFormValues, type PostFormOutput } from './postFormValues';

const LazyPreview = lazy(async () => ({ default: (await import('./PostPreview')).PostPreview }));

interface PostFormProps {
  /** The id of the post; undefined for a new one. */
  postId: string | undefined;
  onClose: () => void;
}

/** The editor of a new post or of the post in the address; a message if that was deleted. */
export function PostForm({ postId, onClose }: PostFormProps) {
  const exists = useAppSelector(
    (state) => postId === undefined || selectPostById(state, postId) !== undefined,
  );
  const hasExisted = useHasBeen(exists);
  if (hasExisted) return <OpenForm postId={postId} onClose={onClose} />;
  return (
    <SidePanel title="Post not found" onClose={onClose}>
      <NotHere list="posts" id={postId} noun="post" />
    </SidePanel>
  );
}

function OpenForm({ postId, onClose }: PostFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { pictures, hasUnfinished, finish } = useUnfinishedPictures();
  const post = useAppSelector((state) =>
    postId === undefined ? undefined : selectPostById(state, postId),
  );
  const { filled, filledFrom } = (useLocation().state ?? {}) as OpeningFilled;
  const { form, field, frame } = useRecordForm({
    name: `post.${postId ?? ['new', filledFrom].filter(Boolean).join('.')}`,
    schema: postFormSchema,
    record: post,
    valuesOf: postFormValues,
    empty: () => ({ ...postFormValues(), ...filled }),
    entry: 'posts',
    save: ({ isPublished, ...fields }: PostFormOutput, known: Post | undefined) => {
      if (known) dispatch(savePost(known.id, fields, isPublished));
      else dispatch(writePost(fields, isPublished));
      notify(isPublished ? 'Post saved, visitors can read it' : 'Post saved as a draft');
    },
    onSaved: onClose,
    finish,
    hasUnfinished,
  });
  const { control } = form;

  return (
    <RecordPanel
      title={postId === undefined ? 'Add New Post' : 'Edit Post'}
      noun="post"
      submitLabel={postId === undefined ? 'Add Post' : 'Save Post'}
      width={1240}
      record={post}
      {...frame}
      onClose={onClose}
    >
      <FormWithPreview
        form={
          <PostFormFields
            control={control}
            post={post}
            field={field}
            pictures={pictures}
            textHint={filled && STAYS_OUT}
          />
        }
        preview={
          <PreviewFrame height={480}>
            <LazyPreview control={control} />
          </PreviewFrame>
        }
      />
    </RecordPanel>
  );
}
