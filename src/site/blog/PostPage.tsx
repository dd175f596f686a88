import { Navigate, useParams } from 'react-router-dom';
import { ADDRESSES, postAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { business } from '../../business';
import { RELATED_POSTS, relatedPosts } from '../../domain/blog/rules';
import type { ListedPost } from '../../domain/blog/schema';
import { selectPublishedPost, selectPublishedPosts } from '../../domain/blog/slice';
import { neighborsOf } from '../../lib/neighbors';
import { BookOnline } from '../booking/BookOnline';
import { postCallToAction } from '../copy/blog';
import { ItemNotFound } from '../errors/ErrorHeading';
import { PageHead, Breadcrumbs, StructuredData, postFacts } from '../PageHead';
import { AdjacentLinks, BackLink } from '../parts/ArticleLinks';
import { CallToAction } from '../parts/CallToAction';
import { CallLink, EstimateLink } from '../parts/contactLinks';
import { SectionHeading } from '../parts/SectionHeading';
import { ShareLinks } from '../parts/ShareLinks';
import { FeedHead } from './FeedHead';
import { PostArticle } from './PostArticle';
import { PostCard } from './PostCard';
import button from '../../ui/button.module.css';
import styles from './PostPage.module.css';

function Related({ post }: { post: ListedPost }) {
  const posts = useAppSelector(selectPublishedPosts);
  const related = relatedPosts(post, posts);
  if (related.length === 0) return null;
  const isFew = related.length < RELATED_POSTS;
  return (
    <section className={`wrap ${styles.related}`}>
      <SectionHeading title="Related Articles" />
      <ul className={isFew ? styles.few : styles.list}>
        {related.map((other) => (
          <PostCard key={other.id} post={other} isCompact={isFew} />
        ))}
      </ul>
    </section>
  );
}

/** Returns where a link to a post leads, if there is one. */
const targetOf = (post: ListedPost | undefined) =>
  post && { to: postAddress(post.slug), title: post.title };

function Article({ post }: { post: ListedPost }) {
  const address = postAddress(post.slug);
  // The newest is first.
  const { before, after } = neighborsOf(useAppSelector(selectPublishedPosts), post.id);
  return (
    <>
      <PageHead
        title={`${post.title} | ${business.name}`}
        description={post.excerpt}
        address={address}
        published={post.publishDate}
      />
      <FeedHead />
      <PostArticle
        post={post}
        back={<BackLink to={ADDRESSES.blog}>All articles</BackLink>}
        share={<ShareLinks kind="article" title={post.title} address={address} />}
      />
      <AdjacentLinks kind="article" previous={targetOf(after)} next={targetOf(before)} />
      <CallToAction {...postCallToAction}>
        <CallLink label={postCallToAction.callLabel} />
        <EstimateLink />
        <BookOnline className={button.outline} />
      </CallToAction>
      <Related post={post} />
      <StructuredData facts={postFacts(post)} />
      <Breadcrumbs
        steps={[
          { name: 'Blog', address: ADDRESSES.blog },
          { name: post.title, address },
        ]}
      />
    </>
  );
}

/** A blog post by its slug; not found if missing or unpublished. */
export function PostPage() {
  const slug = useParams().slug?.trim() ?? '';
  const post = useAppSelector((state) => selectPublishedPost(state, slug));
  if (slug === '') return <Navigate to={ADDRESSES.blog} replace />;
  if (post) return <Article key={post.id} post={post} />;
  return (
    <ItemNotFound
      title="Post Not Found"
      text="The blog post you're looking for doesn't exist."
      back={{ to: ADDRESSES.blog, label: 'Back to Blog' }}
      drawing="blog-default"
    />
  );
}
