import type { ReactNode } from 'react';
import { tagAddress } from '../../app/addresses';
import { business } from '../../business';
import { readTime } from '../../domain/blog/rules';
import type { ListedPost } from '../../domain/blog/schema';
import { formatLongDay } from '../../lib/dates';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { PostBody } from './PostBody';
import { postDrawing } from './postDrawing';
import styles from './PostPage.module.css';

interface PostArticleProps {
  /** In the editor's preview a post may have no category yet. */
  post: Omit<ListedPost, 'category'> & { category: ListedPost['category'] | undefined };
  /** The link back, above the category. */
  back?: ReactNode;
  /** The share links, below the date. */
  share?: ReactNode;
}

/** A post on its page and in the editor's preview. */
export const PostArticle = ({ post, back, share }: PostArticleProps) => (
  <article className={styles.article}>
    <header className={styles.header}>
      {back}
      {post.category && <p className={styles.category}>{post.category}</p>}
      <h1>{post.title}</h1>
      <p className={styles.facts}>
        <span>By {post.author === '' ? business.defaultAuthor : post.author}</span>
        <time dateTime={post.publishDate}>{formatLongDay(post.publishDate)}</time>
        <span>{readTime(post.readMinutes)}</span>
      </p>
      {share}
    </header>
    <Photo
      className={styles.picture}
      src={post.featuredImage}
      drawing={postDrawing(post.category)}
      alt=""
      sizes="(min-width: 62em) 56rem, 100vw"
      isEager
    />
    <p className={styles.excerpt}>{post.excerpt}</p>
    <PostBody content={post.content ?? ''} />
    {post.tags.length > 0 && (
      <ul className={styles.tags} aria-label="Tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <PageLink to={tagAddress(tag)}>{tag}</PageLink>
          </li>
        ))}
      </ul>
    )}
  </article>
);
