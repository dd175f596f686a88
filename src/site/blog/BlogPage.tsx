import { useEffect, useEffectEvent, useRef } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { loadSeedData } from '../../app/seedData';
import { useAppDispatch, useAppSelector, useHydrated } from '../../app/store/hooks';
import { business } from '../../business';
import { RECENT_POSTS } from '../../domain/blog/rules';
import { BLOG_CATEGORIES, type ListedPost } from '../../domain/blog/schema';
import { matchingPosts, tagsOf } from '../../domain/blog/search';
import { selectPublishedPosts } from '../../domain/blog/slice';
import { pluralize } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { useQueryParam } from '../../ui/useQueryParam';
import { blogHeading, newsletter } from '../copy/blog';
import { PageHead, Breadcrumbs } from '../PageHead';
import { EmptyResult } from '../parts/EmptyResult';
import { PageHero } from '../parts/PageHero';
import { SectionHeading } from '../parts/SectionHeading';
import { FEED_ADDRESS, FEED_TYPE } from './feed';
import { FeedHead } from './FeedHead';
import { FeaturedPost, PostCard } from './PostCard';
import button from '../../ui/button.module.css';
import styles from './BlogPage.module.css';

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

/** Returns a filter of the address; empty in the prerendered page, which shows all whatever it is asked. */
function useFilter(name: string) {
  const isHydrated = useHydrated();
  const [wanted, onChoose] = useQueryParam(name);
  return { name, value: isHydrated ? wanted : '', onChoose };
}

function PostSearch({ name, value, onChoose }: ReturnType<typeof useFilter>) {
  const dispatch = useAppDispatch();
  const field = useFieldOf<HTMLInputElement>(value);
  /** The search covers bodies, which are not loaded for the list. */
  const loadBodies = (): void => {
    dispatch(loadSeedData(['posts'])).catch((error: unknown) =>
      console.error('The search covers titles, excerpts and tags only:', error),
    );
  };
  const isSearched = value !== '';
  const findInBodies = useEffectEvent(loadBodies);
  useEffect(() => {
    if (isSearched) findInBodies();
  }, [isSearched]);
  return (
    <label className={styles.search}>
      <span className="visually-hidden">Search articles</span>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name={name}
        placeholder="Search articles..."
        data-app=""
        maxLength={100}
        onFocus={loadBodies}
        onInput={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </label>
  );
}

interface FilterSelectProps extends ReturnType<typeof useFilter> {
  label: string;
  all: string;
  options: readonly string[];
}

/** A filter by a name. The chosen name is offered even if the list no longer has it. */
function FilterSelect({ name, value, onChoose, label, all, options }: FilterSelectProps) {
  const field = useFieldOf<HTMLSelectElement>(value);
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select
        ref={field}
        name={name}
        data-app=""
        onInput={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{all}</option>
        {[...new Set(value === '' ? options : [...options, value])].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** The newsletter box. Subscribe does nothing, as specified. */
const Newsletter = () => (
  <section className={`${styles.newsletter} no-print`} aria-labelledby="newsletter">
    <div>
      <h2 id="newsletter">{newsletter.title}</h2>
      <p>{newsletter.text}</p>
      <p>
        {newsletter.feed} {/* A file that the build writes, and no page of the app. */}
        <a href={FEED_ADDRESS} type={FEED_TYPE} className={styles.feed}>
          <Icon name="feed" />
          RSS feed
        </a>
      </p>
    </div>
    <div className={styles.subscribe}>
      <label>
        <span>Email address</span>
        <input type="email" autoComplete="email" spellCheck={false} maxLength={254} />
      </label>
      <button type="button" className={button.solid}>
        Subscribe
      </button>
    </div>
  </section>
);

interface ArticlesProps {
  title: string;
  posts: readonly ListedPost[];
  isCompact?: boolean;
}

/** A section of posts; renders nothing without any. */
const Articles = ({ title, posts, isCompact = false }: ArticlesProps) =>
  posts.length > 0 && (
    <section className={styles.section}>
      <SectionHeading title={title} />
      <ul className={isCompact ? styles.more : styles.recent}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} isCompact={isCompact} />
        ))}
      </ul>
    </section>
  );

/** The Blog page: search, category and tag, one featured post, three recent, the others under more. */
export function BlogPage() {
  const posts = useAppSelector(selectPublishedPosts);
  const bySearch = useFilter('search');
  const byCategory = useFilter('category');
  const byTag = useFilter('tag');
  const { value: search } = bySearch;
  const { value: category } = byCategory;
  const { value: tag } = byTag;
  const matching = matchingPosts(posts, { search, category, tag });
  const [featured, ...rest] = matching;
  const isNarrowed = search.trim() !== '' || category !== '' || tag !== '';

  return (
    <>
      <PageHead
        title={`${blogHeading.pageTitle} | ${business.name}`}
        description={blogHeading.description}
        address={ADDRESSES.blog}
      />
      <FeedHead />
      <PageHero title={blogHeading.title} subtitle={blogHeading.subtitle} drawing="blog-default" />
      <div className={`wrap ${styles.page}`}>
        <search>
          <form
            className={`${styles.filters} no-print`}
            data-filter=""
            onSubmit={(event) => event.preventDefault()}
          >
            <PostSearch {...bySearch} />
            <FilterSelect
              {...byCategory}
              label="Category"
              all="All Categories"
              options={BLOG_CATEGORIES}
            />
            <FilterSelect {...byTag} label="Tag" all="All Tags" options={tagsOf(posts)} />
          </form>
        </search>
        <output className={isNarrowed ? styles.count : 'visually-hidden'}>
          {isNarrowed &&
            matching.length > 0 &&
            `${pluralize(matching.length, 'article')} found${tag === '' ? '' : `, tagged “${tag}”`}`}
        </output>
        {featured ? (
          <FeaturedPost post={featured} />
        ) : (
          <EmptyResult
            title="No articles found"
            text={isNarrowed ? 'Try another word, or look through all categories and tags.' : ''}
          />
        )}
        <Articles title="Recent Articles" posts={rest.slice(0, RECENT_POSTS)} />
        <Articles title="More Articles" posts={rest.slice(RECENT_POSTS)} isCompact />
        <Newsletter />
      </div>
      <Breadcrumbs steps={[{ name: 'Blog', address: ADDRESSES.blog }]} />
    </>
  );
}
