import { Navigate, useParams } from 'react-router-dom';
import { ADDRESSES, postAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/hooks';
import { business } from '../../business';
import { readTime, relatedPosts } from '../../domain/blog/rules';
import type { Post } from '../../domain/blog/schema';
import { selectPublishedPost, selectPublishedPosts } from '../../domain/blog/slice';
import { formatLongDay } from '../../lib/dates';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/Photo';
import button from '../../ui/button.module.css';
import { BookOnline } from '../booking/BookOnline';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';
import { CallLink } from '../parts/CallLink';
import { CallToAction } from '../parts/CallToAction';
import { SectionHeading } from '../parts/SectionHeading';
import { breadcrumbFacts, postFacts } from '../structuredFacts';
import { PostBody } from './PostBody';
import { PostCard } from './PostCard';
import { PostNotFound } from './PostNotFound';
import styles from './PostPage.module.css';
import { postDrawing } from './postDrawing';
import { ShareLinks } from './ShareLinks';

function Related({ post }: { post: Post }) {
  const posts = useAppSelector(selectPublishedPosts);
  const related = relatedPosts(post, posts);
  if (related.length === 0) return null;
  return (
    <section className={`wrap ${styles.related}`}>
      <SectionHeading title="Related Articles" />
      <ul>
        {related.map((one) => (
          <PostCard key={one.id} post={one} />
        ))}
      </ul>
    </section>
  );
}

function Article({ post }: { post: Post }) {
  const address = postAddress(post.slug);
  return (
    <>
      <PageHead
        title={`${post.title} | ${business.name}`}
        description={post.excerpt}
        address={address}
        image={post.featuredImage}
        kind="article"
      />
      <article className={styles.article}>
        <header className={styles.header}>
          <PageLink to={ADDRESSES.blog} className={styles.back}>
            <Icon name="back" size={18} />
            All articles
          </PageLink>
          <p className={styles.category}>{post.category}</p>
          <h1>{post.title}</h1>
          <p className={styles.facts}>
            <span>By {post.author === '' ? business.defaultAuthor : post.author}</span>
            <time dateTime={post.publishDate}>{formatLongDay(post.publishDate)}</time>
            <span>{readTime(post.content)}</span>
          </p>
          <ShareLinks title={post.title} address={address} />
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
        <PostBody content={post.content} />
        {post.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </article>
      <CallToAction
        title="Need a hand with this?"
        text="Tell us what you found. We will say whether it is a job for you, for us, or for next year."
      >
        <CallLink />
        <BookOnline className={button.outline} />
        <PageLink className={button.outline} to={ADDRESSES.contact}>
          Get Free Estimate
        </PageLink>
      </CallToAction>
      <Related post={post} />
      <StructuredData facts={postFacts(post)} />
      <StructuredData
        facts={breadcrumbFacts([
          { name: 'Blog', address: ADDRESSES.blog },
          { name: post.title, address },
        ])}
      />
    </>
  );
}

/** A blog post (section 2): by its slug; a missing or unpublished one is not found. */
export function PostPage() {
  const slug = useParams().slug?.trim() ?? '';
  const post = useAppSelector((state) => selectPublishedPost(state, slug));
  if (slug === '') return <Navigate to={ADDRESSES.blog} replace />;
  return post ? <Article key={post.id} post={post} /> : <PostNotFound />;
}
