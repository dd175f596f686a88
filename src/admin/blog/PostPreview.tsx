import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { readMinutes } from '../../domain/blog/rules';
import { BLOG_CATEGORIES } from '../../domain/blog/schema';
import { splitTags } from '../../lib/text';
import { PostArticle } from '../../site/blog/PostArticle';
import type { PostFormOutput, PostFormValues } from './postFormValues';

interface PostPreviewProps {
  control: Control<PostFormValues, unknown, PostFormOutput>;
}

/** A preview of the post, deferred while typing on a slow device. */
export function PostPreview({ control }: PostPreviewProps) {
  const values = useDeferredValue(useWatch({ control }));
  return (
    <Box
      sx={{
        overflow: 'hidden',
        pb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'var(--paper)',
      }}
    >
      <PostArticle
        post={{
          id: '',
          slug: '',
          isPublished: false,
          title: values.title || 'Title',
          category: BLOG_CATEGORIES.find((category) => category === values.category),
          featuredImage: values.featuredImage ?? '',
          excerpt: values.excerpt ?? '',
          content: values.content ?? '',
          readMinutes: readMinutes(values.content ?? ''),
          author: values.author ?? '',
          publishDate: values.publishDate ?? '',
          tags: splitTags(values.tags ?? ''),
        }}
      />
    </Box>
  );
}
