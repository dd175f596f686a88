import { lazy, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { deletedRestored } from '../../events/system';
import { savePost, writePost } from '../../domain/blog/commands';
import { selectPostById } from '../../domain/blog/slice';
import { EmptyState } from '../../ui/EmptyState';
import { FormWithPreview } from '../../ui/screen/FormWithPreview';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useChangedElsewhere } from '../../ui/form/useChangedElsewhere';
import { recordResolver } from '../../ui/form/recordResolver';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { useLastKnown } from '../../ui/form/useLastKnown';
import { useSave } from '../../ui/form/useSave';
import { useNotify } from '../../ui/notices/Notices';
import { useUnfinishedPictures } from '../../ui/picturePicker/useUnfinishedPictures';
import { PreviewFrame } from '../../ui/screen/PreviewFrame';
import { SidePanel } from '../../ui/screen/SidePanel';
import { PostFormFields } from './PostFormFields';
import {
  postFormSchema,
  postFormValues,
  type PostFormOutput,
  type PostFormValues,
} from './postFormValues';

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
  const [existedOnMount] = useState(exists);
  if (existedOnMount) return <OpenForm postId={postId} onClose={onClose} />;
  return (
    <SidePanel title="Post not found" onClose={onClose}>
      <EmptyState
        large
        title="This post is not here"
        hint="It was deleted, or the address belongs to another browser."
      />
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
  const known = useLastKnown(post);
  const isDeleted = postId !== undefined && !post;
  const stored = useMemo(() => (post ? postFormValues(post) : undefined), [post]);
  const [empty] = useState(postFormValues);
  const form = useForm<PostFormValues, unknown, PostFormOutput>({
    resolver: recordResolver(postFormSchema, stored, post),
    defaultValues: stored ?? empty,
  });
  const { control } = form;
  const { noticeOf, areDecided } = useChangedElsewhere(form, stored);
  const { isDirty } = form.formState;

  const save = ({ isPublished, ...fields }: PostFormOutput): void => {
    if (known && isDeleted) dispatch(deletedRestored({ entry: 'posts', entities: [known] }));
    if (known) dispatch(savePost(known.id, fields, isPublished));
    else dispatch(writePost(fields, isPublished));
    notify(isPublished ? 'Post saved, visitors can read it' : 'Post saved as a draft');
  };
  const { submit, isWaiting, isSaved } = useSave(
    form,
    save,
    onClose,
    async () => areDecided() && (await finish()),
  );
  const draft = useFormDraft({
    name: `post.${postId ?? 'new'}`,
    form,
    initial: stored ?? empty,
    isSaved,
  });

  return (
    <RecordPanel
      title={postId === undefined ? 'Add New Post' : 'Edit Post'}
      noun="post"
      submitLabel={known ? 'Save Post' : 'Add Post'}
      width={1240}
      isDeleted={isDeleted}
      record={post}
      isUnsaved={(isDirty || isDeleted || hasUnfinished) && !isSaved}
      isWaiting={isWaiting}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormWithPreview
        form={
          <PostFormFields control={control} post={post} noticeOf={noticeOf} pictures={pictures} />
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
