import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import styles from './ArticleLinks.module.css';

/** The link from an article or a project back to the list of all. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <PageLink to={to} className={`${styles.back} no-print`}>
    <Icon name="back" size={18} />
    {children}
  </PageLink>
);

interface AdjacentLinksProps {
  /** What the links lead to: `article` or `project`. */
  kind: string;
  previous: { to: string; title: string } | undefined;
  next: { to: string; title: string } | undefined;
  /** Whether the page is as wide as a list, and not as a column of text. */
  isWide?: boolean;
}

/** Links to the articles or projects before and after this one; renders nothing without either. */
export function AdjacentLinks({ kind, previous, next, isWide = false }: AdjacentLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav
      className={`${styles.adjacent} ${isWide ? 'wrap' : styles.narrow}`}
      aria-label={`More ${kind}s`}
    >
      {previous && (
        <PageLink to={previous.to} rel="prev">
          <span>Previous {kind}</span> {previous.title}
        </PageLink>
      )}
      {next && (
        <PageLink to={next.to} rel="next" className={styles.next}>
          <span>Next {kind}</span> {next.title}
        </PageLink>
      )}
    </nav>
  );
}
