import { createContext, use, useMemo, useSyncExternalStore, type ElementType } from 'react';
import { withoutMarkup } from '../../lib/text';
import type { sanitise } from './markup/sanitise';
import styles from './RichText.module.css';

/** The build's markup, rendered without sanitising, with its form for places without blocks. */
export const SeedMarkup = createContext<ReadonlyMap<string, string>>(new Map());

interface RichTextProps {
  html: string;
  as?: ElementType;
  className?: string | undefined;
}

/** Elements that may not contain blocks; in these a text's blocks become lines. */
const WITHOUT_BLOCKS: ReadonlySet<ElementType> = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'span']);

/** The sanitiser is a lazy chunk: most visitors see only the default copy. */
let loaded: typeof sanitise | undefined;
let isLoading = false;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  isLoading = true;
  try {
    loaded = (await import('./markup/sanitise')).sanitise;
    for (const onLoaded of waiting) onLoaded();
  } catch (error) {
    console.error('The sanitiser could not be loaded, so texts stay plain:', error);
  } finally {
    isLoading = false;
  }
}

/** Loads the sanitiser and calls `onLoaded`. */
function subscribeToSanitiser(onLoaded: () => void): () => void {
  waiting.add(onLoaded);
  if (!loaded && !isLoading) void load();
  return () => waiting.delete(onLoaded);
}

/**
 * Renders a section's text; the only place that sets HTML: the build's as it is, stored markup once
 * the sanitiser has loaded, else plain. Content without `<` is text.
 */
export function RichText({ html, as: Tag = 'div', className }: RichTextProps) {
  const seed = use(SeedMarkup);
  if (!html.includes('<')) return <Tag className={className}>{html}</Tag>;
  const isInline = WITHOUT_BLOCKS.has(Tag);
  const name = isInline ? className : `${styles.text} ${className ?? ''}`.trim();
  const inlineForm = seed.get(html);
  if (inlineForm !== undefined) {
    const markup = isInline ? inlineForm : html;
    return <Tag className={name} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return <StoredMarkup html={html} as={Tag} className={name} />;
}

function StoredMarkup({ html, as: Tag = 'div', className }: RichTextProps) {
  const sanitiser = useSyncExternalStore(
    subscribeToSanitiser,
    () => loaded,
    () => undefined,
  );
  const safe = useMemo(
    () => sanitiser?.(html, { isInline: WITHOUT_BLOCKS.has(Tag) }),
    [html, sanitiser, Tag],
  );
  if (safe === undefined) return <Tag className={className}>{withoutMarkup(html)}</Tag>;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
