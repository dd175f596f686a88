import { Navigate, useParams } from 'react-router-dom';
import { ADDRESSES, postAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { business } from '../../business';
import { adjacentPosts, RELATED_POSTS, relatedPosts } from '../../domain/blog/rules';
import type { ListedPost } from '../../domain/blog/schema';
import { selectPublishedPost, selectPublishedPosts } from '../../domain/blog/slice';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';
import { postCallToAction } from '../copy/blog';
import { BookOnline } from '../booking/BookOnline';
import { CallLink } from '../parts/CallLink';
import { CallToAction } from '../parts/CallToAction';
import { EstimateLink } from '../parts/EstimateLink';
import { SectionHeading } from '../parts/SectionHeading';
import { breadcrumbFacts, postFacts } from '../structuredFacts';
import { PostArticle } from './PostArticle';
import { PostCard } from './PostCard';
import { PostNotFound } from './PostNotFound';
import styles from './PostPage.module.css';
import { ShareLinks } from './ShareLinks';

function Related({ post }: { post: ListedPost }) {
  const posts = useAppSelector(selectPublishedPosts);
  const related = relatedPosts(post, posts);
  if (related.length === 0) return null;
  const isFew = related.length < RELATED_POSTS;
  return (
    <section className={`wrap ${styles.related}`}>
      <SectionHeading title="Related Articles" />
      <ul className={isFew ? styles.few : undefined}>
        {related.map((one) => (
          <PostCard key={one.id} post={one} isCompact={isFew} />
        ))}
      </ul>
    </section>
  );
}

/** Links to the posts published before and after a post. */
function Adjacent({ post }: { post: ListedPost }) {
  const { previous, next } = adjacentPosts(post, useAppSelector(selectPublishedPosts));
  if (!previous && !next) return null;
  return (
    <nav className={styles.adjacent} aria-label="More articles">
      {previous && (
        <PageLink to={postAddress(previous.slug)} rel="prev">
          <span>Previous article</span> {previous.title}
        </PageLink>
      )}
      {next && (
        <PageLink to={postAddress(next.slug)} rel="next" className={styles.next}>
          <span>Next article</span> {next.title}
        </PageLink>
      )}
    </nav>
  );
}

function Article({ post }: { post: ListedPost }) {
  const address = postAddress(post.slug);
  return (
    <>
      <PageHead
        title={`${post.title} | ${business.name}`}
        description={post.excerpt}
        address={address}
        published={post.publishDate}
      />
      <PostArticle
        post={post}
        back={
          <PageLink to={ADDRESSES.blog} className={styles.back}>
            <Icon name="back" size={18} />
            All articles
          </PageLink>
        }
        share={<ShareLinks title={post.title} address={address} />}
      />
      <Adjacent post={post} />
      <CallToAction {...postCallToAction}>
        <CallLink label={postCallToAction.callLabel} />
        <EstimateLink />
        <BookOnline className={button.outline} />
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

/** A blog post by its slug; not found if missing or unpublished. */
export function PostPage() {
  const slug = useParams().slug?.trim() ?? '';
  const post = useAppSelector((state) => selectPublishedPost(state, slug));
  if (slug === '') return <Navigate to={ADDRESSES.blog} replace />;
  return post ? <Article key={post.id} post={post} /> : <PostNotFound />;
}
