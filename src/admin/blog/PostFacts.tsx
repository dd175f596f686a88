import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { postAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { slugsBeside } from '../../domain/blog/commands';
import { readMinutes, readTime, slugAfterSave } from '../../domain/blog/rules';
import type { Post } from '../../domain/blog/schema';
import type { PostFormOutput, PostFormValues } from './postFormValues';

interface PostFactsProps {
  control: Control<PostFormValues, unknown, PostFormOutput>;
  post: Post | undefined;
}

/** The post's future address. */
export function PostAddress({ control, post }: PostFactsProps) {
  const title = useWatch({ control, name: 'title' }).trim();
  const slug = useAppSelector((state) => slugAfterSave(post, title, slugsBeside(state, post?.id)));
  if (title === '') return 'Its address is made from the title';
  return <>Address: {postAddress(slug === '' ? 'post-…' : slug)}</>;
}

/** The post's reading time. */
export function ReadTime({ control }: Pick<PostFactsProps, 'control'>) {
  const content = useWatch({ control, name: 'content' });
  return (
    <Typography component="span" variant="inherit">
      {readTime(readMinutes(content))}
    </Typography>
  );
}
