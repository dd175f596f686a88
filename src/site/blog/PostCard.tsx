import { postAddress } from '../../app/addresses';
import { readTime } from '../../domain/blog/rules';
import type { ListedPost } from '../../domain/blog/schema';
import { formatDay } from '../../lib/dates';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { postDrawing } from './postDrawing';
import button from '../../ui/button.module.css';
import styles from './PostCard.module.css';

/** What a card says of a post. Its title links to the post and covers the card. */
const Words = ({ post, Title }: { post: ListedPost; Title: 'h2' | 'h3' }) => (
  <>
    <p className={styles.category}>{post.category}</p>
    <Title>
      <PageLink to={postAddress(post.slug)} className={styles.cover}>
        {post.title}
      </PageLink>
    </Title>
    <p className={styles.facts}>
      <time dateTime={post.publishDate}>{formatDay(post.publishDate)}</time>
      {', '}
      {readTime(post.readMinutes)}
    </p>
    <p className={styles.excerpt}>{post.excerpt}</p>
  </>
);

/** Returns a post's tags, a line each, as the page script filters by them. */
const tagsFor = ({ tags }: ListedPost): string => tags.join('\n');

/** The featured post, in full width. */
export const FeaturedPost = ({ post }: { post: ListedPost }) => (
  <article className={styles.featured} data-category={post.category} data-tag={tagsFor(post)}>
    <Photo
      src={post.featuredImage}
      drawing={postDrawing(post.category)}
      alt=""
      sizes="(min-width: 62em) 40rem, 100vw"
      isEager
    />
    <div>
      <Words post={post} Title="h2" />
      <span className={button.quiet} aria-hidden="true">
        Read the article
        <Icon name="arrow" />
      </span>
    </div>
  </article>
);

interface PostCardProps {
  post: ListedPost;
  isCompact?: boolean;
}

/** A post in a list: picture above the text, or small beside it. */
export const PostCard = ({ post, isCompact = false }: PostCardProps) => (
  <li
    className={isCompact ? `${styles.card} ${styles.compact}` : styles.card}
    data-category={post.category}
    data-tag={tagsFor(post)}
  >
    <article>
      <Photo
        src={post.featuredImage}
        drawing={postDrawing(post.category)}
        alt=""
        sizes="(min-width: 62em) 24rem, (min-width: 40em) 45vw, 100vw"
      />
      <div>
        <Words post={post} Title="h3" />
      </div>
    </article>
  </li>
);
