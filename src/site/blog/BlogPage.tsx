import { useEffect, useEffectEvent, useRef } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { loadSeedData } from '../../app/seedData';
import { useAppDispatch, useAppSelector, useHydrated } from '../../app/store/hooks';
import { business } from '../../business';
import { arrangePosts, matchingPosts } from '../../domain/blog/rules';
import { BLOG_CATEGORIES } from '../../domain/blog/schema';
import { selectPublishedPosts } from '../../domain/blog/slice';
import { pluralize } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { useQueryParam } from '../../ui/useQueryParam';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';
import { blogHeading } from '../copy/blog';
import { EmptyResult } from '../parts/EmptyResult';
import { PageHero } from '../parts/PageHero';
import { SectionHeading } from '../parts/SectionHeading';
import { breadcrumbFacts } from '../structuredFacts';
import styles from './BlogPage.module.css';
import { Newsletter } from './Newsletter';
import { FeaturedPost, PostCard } from './PostCard';

/** Returns the ref of an uncontrolled field, so that hydration keeps what was typed. */
function useFieldOf<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return field;
}

/** The Blog page: search and category, one featured post, three recent, the others under more. */
export function BlogPage() {
  const isHydrated = useHydrated();
  const dispatch = useAppDispatch();
  const posts = useAppSelector(selectPublishedPosts);
  const [wantedSearch, setSearch] = useQueryParam('search');
  const [wantedCategory, setCategory] = useQueryParam('category');
  // The prerendered page shows all, whatever its address says.
  const search = isHydrated ? wantedSearch : '';
  const category = isHydrated ? wantedCategory : '';
  const searchField = useFieldOf<HTMLInputElement>(search);
  const categoryField = useFieldOf<HTMLSelectElement>(category);
  const matching = matchingPosts(posts, { search, category });
  const { featured, recent, more } = arrangePosts(matching);
  /** The search covers bodies, which are not loaded for the list. */
  const loadBodies = (): void => {
    dispatch(loadSeedData(['posts'])).catch((error: unknown) =>
      console.error('The search covers titles, excerpts and tags only:', error),
    );
  };
  const isSearched = search !== '';
  const findInBodies = useEffectEvent(loadBodies);
  useEffect(() => {
    if (isSearched) findInBodies();
  }, [isSearched]);
  const isNarrowed = search.trim() !== '' || category !== '';

  return (
    <>
      <PageHead
        title={`${blogHeading.pageTitle} | ${business.name}`}
        description={blogHeading.description}
        address={ADDRESSES.blog}
      />
      <PageHero title={blogHeading.title} subtitle={blogHeading.subtitle} drawing="blog-default" />
      <div className={`wrap ${styles.page}`}>
        <search>
          <form
            className={styles.filters}
            data-filter=""
            onSubmit={(event) => event.preventDefault()}
          >
            <label className={styles.search}>
              <span className="visually-hidden">Search articles</span>
              <Icon name="search" />
              <input
                ref={searchField}
                type="search"
                name="search"
                placeholder="Search articles..."
                data-app=""
                maxLength={100}
                onFocus={loadBodies}
                onInput={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            </label>
            <label>
              <span className="visually-hidden">Category</span>
              <select
                ref={categoryField}
                name="category"
                data-app=""
                onInput={({ currentTarget }) => setCategory(currentTarget.value)}
              >
                <option value="">All Categories</option>
                {BLOG_CATEGORIES.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          </form>
        </search>
        <output className={isNarrowed ? styles.count : 'visually-hidden'}>
          {isNarrowed && matching.length > 0 && `${pluralize(matching.length, 'article')} found`}
        </output>
        {featured ? (
          <FeaturedPost post={featured} />
        ) : (
          <EmptyResult
            title="No articles found"
            {...(isNarrowed ? { text: 'Try another word, or look through all categories.' } : {})}
          />
        )}
        {recent.length > 0 && (
          <section className={styles.section}>
            <SectionHeading title="Recent Articles" />
            <ul className={styles.recent}>
              {recent.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </ul>
          </section>
        )}
        {more.length > 0 && (
          <section className={styles.section}>
            <SectionHeading title="More Articles" />
            <ul className={styles.more}>
              {more.map((post) => (
                <PostCard key={post.id} post={post} isCompact />
              ))}
            </ul>
          </section>
        )}
        <Newsletter />
      </div>
      <StructuredData facts={breadcrumbFacts([{ name: 'Blog', address: ADDRESSES.blog }])} />
    </>
  );
}
