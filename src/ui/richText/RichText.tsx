import { createContext, use, useMemo, useSyncExternalStore, type ElementType } from 'react';
import { withoutMarkup } from '../../lib/text';
import styles from './RichText.module.css';
import { loadedSanitiser, subscribeToSanitiser } from './markup/sanitiserChunk';

/**
 * Markup that came with the site, and so is shown as it is, also while prerendering: each with its
 * form for places that hold no blocks.
 */
export const SeedMarkup = createContext<ReadonlyMap<string, string>>(new Map());

interface RichTextProps {
  /** Text that the owner wrote; it may hold markup. */
  html: string;
  as?: ElementType;
  className?: string | undefined;
}

/** Elements that may hold no blocks: there the lines of a text stand one below the other. */
const WITHOUT_BLOCKS: ReadonlySet<ElementType> = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'span']);

const notLoaded = (): undefined => undefined;

/**
 * The wording of a section, and the only place that sets HTML: built-in markup as it is, stored
 * markup only as the sanitiser leaves it, and its bare text until the sanitiser's chunk is here.
 * What holds no `<` is text.
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
  const sanitise = useSyncExternalStore(subscribeToSanitiser, loadedSanitiser, notLoaded);
  const safe = useMemo(
    () => sanitise?.(html, { isInline: WITHOUT_BLOCKS.has(Tag) }),
    [html, sanitise, Tag],
  );
  if (safe === undefined) return <Tag className={className}>{withoutMarkup(html)}</Tag>;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
