import { useCallback, useMemo, useState } from 'react';
import { pictureSource } from '../../persistence/pictures/pictureKeys';
import { DRAWINGS, type DrawingName } from './drawings';
import { srcSetOf } from './photoSizes';
import styles from './Photo.module.css';

interface Drawing {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const DRAWINGS_BY_ADDRESS = new Map<string, Drawing>(
  Object.values(DRAWINGS).map((drawing) => [drawing.src, drawing]),
);

interface PhotoProps {
  /** The photo's address; the drawing stands alone where there is none. */
  src?: string | undefined;
  /** What stands there at once, and stays where the photo cannot be loaded. */
  drawing: DrawingName;
  /** What is shown; where it is left out a drawing speaks for itself and a photo is decoration. */
  alt?: string;
  /** How wide the photo is shown (the attribute `sizes`). */
  sizes?: string;
  /** In the first view: loaded at once instead of when scrolled near. */
  isEager?: boolean;
  className?: string | undefined;
}

/**
 * A photo over a drawing of our own. The place is reserved, the drawing is there at once, and the
 * photo fades in once it has been loaded and decoded, so that the page is whole without it.
 */
export function Photo({ src, drawing, alt, sizes, isEager = false, className }: PhotoProps) {
  const [loaded, setLoaded] = useState<string>();
  const own = src === undefined ? undefined : DRAWINGS_BY_ADDRESS.get(src);
  const under: Drawing = own ?? DRAWINGS[drawing];
  const over = useMemo(() => (own || !src ? undefined : pictureSource(src)), [own, src]);
  const isLoaded = over !== undefined && loaded === over;
  // A prerendered photo may have arrived before the page answered to scripts.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(image.getAttribute('src') ?? '');
  }, []);
  return (
    <span className={className ? `${styles.frame} ${className}` : styles.frame}>
      <img
        className={isLoaded ? styles.covered : undefined}
        src={under.src}
        width={under.width}
        height={under.height}
        alt={isLoaded ? '' : (alt ?? under.alt)}
        // In the first view its placeholder is in the page already (build/pages/placeholder.ts): the words come first.
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
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      )}
    </span>
  );
}
