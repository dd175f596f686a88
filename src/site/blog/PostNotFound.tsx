import { ADDRESSES } from '../../app/addresses';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import button from '../../ui/button.module.css';
import styles from '../errors/ErrorHeading.module.css';

/** The page of a missing or unpublished post. */
export function PostNotFound() {
  return (
    <div className={`wrap ${styles.error}`}>
      <title>Post Not Found</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>Post Not Found</h1>
        <p>The blog post you're looking for doesn't exist.</p>
        <PageLink className={button.primary} to={ADDRESSES.blog}>
          Back to Blog
        </PageLink>
      </div>
      <Photo drawing="blog-default" alt="" isEager sizes="(min-width: 48em) 28rem, 100vw" />
    </div>
  );
}
