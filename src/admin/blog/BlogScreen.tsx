import AddIcon from '@mui/icons-material/Add';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ADDRESSES, postEditorAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { setPublished } from '../../domain/blog/commands';
import type { Post } from '../../domain/blog/schema';
import { selectPosts, selectPublishedPosts } from '../../domain/blog/slice';
import { postDeleted } from '../../domain/blog/events';
import { useConfirm } from '../../ui/screen/useConfirm';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/screen/Screen';
import { useFocusBack } from '../../ui/screen/useFocusBack';
import { useLeave } from '../../ui/screen/useLeave';
import { PostForm } from './PostForm';
import { PostItem, postEditId } from './PostItem';
import { deletionQuestion } from '../shared/undo/deletionQuestion';
import { PlainList } from '../../ui/layout/PlainList';
import { useAct } from '../shared/undo/useAct';

const ADD_BUTTON_ID = 'add-post';
/** The address's id of a new post. */
const NEW = 'new';

/** Blog management. The editor has an address of its own. */
export function BlogScreen() {
  const act = useAct();
  const navigate = useNavigate();
  const { postId: form } = useParams();
  const posts = useAppSelector(selectPosts);
  const publishedCount = useAppSelector(selectPublishedPosts).length;
  const { confirm, dialog } = useConfirm();
  const editedId = form === NEW ? undefined : form;
  useFocusBack(form && (editedId === undefined ? ADD_BUTTON_ID : postEditId(editedId)));

  const leave = useLeave();
  const close = useCallback(() => leave(ADDRESSES.adminBlog), [leave]);
  const remove = useCallback(
    async ({ id, title }: Post): Promise<void> => {
      if (!(await confirm(deletionQuestion(title, 'this blog post?')))) return;
      act(postDeleted({ postId: id, postTitle: title }), 'Post deleted');
    },
    [act, confirm],
  );
  const edit = useCallback(({ id }: Post) => void navigate(postEditorAddress(id)), [navigate]);
  const togglePublished = useCallback(
    ({ id, isPublished }: Post): void => {
      act(
        setPublished(id, !isPublished),
        isPublished ? 'Post unpublished: it is a draft now' : 'Post published',
      );
    },
    [act],
  );

  return (
    <Screen
      title="Blog Management"
      intro={`${publishedCount} published, ${posts.length - publishedCount} in draft`}
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={
        <Button
          id={ADD_BUTTON_ID}
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => void navigate(ADDRESSES.newPost)}
        >
          Add Post
        </Button>
      }
    >
      {posts.length === 0 ? (
        <Card>
          <EmptyState
            large
            title="No blog posts found"
            hint="Write the first one"
            icon={<ArticleIcon />}
          />
        </Card>
      ) : (
        <PlainList gap={1.5} aria-label="Blog posts">
          {posts.map((post) => (
            <PostItem
              key={post.id}
              post={post}
              onEdit={edit}
              onTogglePublished={togglePublished}
              onDelete={remove}
            />
          ))}
        </PlainList>
      )}
      {form !== undefined && <PostForm key={form} postId={editedId} onClose={close} />}
      {dialog}
    </Screen>
  );
}
