import { useCallback, useRef, useState } from 'react';
import { DRAWINGS, STORED_FOLDER, type DrawingName } from './drawings';
import { usePictureSource } from './usePictureSource';
import styles from './Photo.module.css';

const DRAWINGS_BY_ADDRESS = new Map(
  Object.entries(DRAWINGS).map(([name, drawing]) => [`${STORED_FOLDER}/${name}.svg`, drawing]),
);

/** The widths in which pictures are requested from photo hosts. */
const WIDTHS = [400, 640, 800, 1200];
const RESIZING_HOSTS = new Set(['images.unsplash.com', 'images.pexels.com']);

/** Returns a picture's `srcset`, for hosts that resize and addresses with `w` and `h`. */
export function srcSetOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const width = Number(url.searchParams.get('w'));
  const height = Number(url.searchParams.get('h'));
  if (!RESIZING_HOSTS.has(url.hostname) || !(width > 0) || !(height > 0)) return undefined;
  return WIDTHS.map((wanted) => {
    url.searchParams.set('w', String(wanted));
    url.searchParams.set('h', String(Math.round((wanted * height) / width)));
    return `${url.href} ${wanted}w`;
  }).join(', ');
}

interface PhotoProps {
  /** The photo's address; without one only the drawing is shown. */
  src?: string | undefined;
  /** The placeholder, which stays if the photo cannot be loaded. */
  drawing: DrawingName;
  /** The text alternative; if omitted, the drawing's own is used, and a photo is decorative. */
  alt?: string;
  /** The displayed width (the `sizes` attribute). */
  sizes?: string;
  /** Whether it is so small that an uploaded picture's thumbnail is enough. */
  isThumbnail?: boolean;
  /** Whether it is above the fold and loads at once. */
  isEager?: boolean;
  className?: string | undefined;
}

/** A photo over a drawing, which is shown at once, until it is loaded and decoded and fades in. */
export function Photo({
  src,
  drawing,
  alt,
  sizes,
  isThumbnail,
  isEager = false,
  className,
}: PhotoProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const own = src === undefined ? undefined : DRAWINGS_BY_ADDRESS.get(src);
  const under = own ?? DRAWINGS[drawing];
  const frame = useRef<HTMLSpanElement>(null);
  const source = usePictureSource((own ? undefined : src) ?? '', frame, isThumbnail);
  const over = source || undefined;
  const isLoaded = over !== undefined && loaded === over;
  // A drawing is some hundred paths: while a list of pictures of this browser is scrolled, their frames stay plain.
  const isExpected =
    source === undefined || (source?.startsWith('blob:') === true && broken !== source);
  // Uploaded pictures are read at once and do not fade in: a list of them would stutter as it is scrolled.
  const isFading = !over?.startsWith('blob:');
  // A prerendered photo may have loaded before hydration.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(image.getAttribute('src') ?? '');
  }, []);
  return (
    <span
      ref={frame}
      className={[styles.frame, isFading && styles.fading, className].filter(Boolean).join(' ')}
    >
      <img
        className={isLoaded ? styles.covered : isExpected ? styles.waiting : undefined}
        src={under.src}
        width={under.width}
        height={under.height}
        alt={isLoaded ? '' : (alt ?? under.alt)}
        // Above the fold the page already contains a placeholder (build/pages/placeholder.ts), so
        // text has priority.
        loading="lazy"
        decoding="async"
        fetchPriority={isEager ? 'high' : undefined}
      />
      {over !== undefined && (
        <img
          ref={look}
          className={isLoaded ? styles.loaded : styles.waiting}
          src={over}
          srcSet={srcSetOf(over)}
          sizes={sizes}
          alt={isLoaded ? (alt ?? '') : ''}
          // For the page script, which shows it before the app is there.
          data-photo={alt ?? ''}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          // The host of a photo need not know who reads what.
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => look(currentTarget)}
          onError={() => setBroken(over)}
        />
      )}
    </span>
  );
}
