import ImageNotSupportedOutlinedIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { usePictureSource } from './usePictureSource';

interface ThumbnailProps {
  /** The stored address: `picture:<hash>`, a web address, or a file of this site. */
  src: string;
  alt: string;
  /** In pixels. */
  size?: number;
}

/** A small picture with reserved space; shows an icon if it cannot be loaded. */
export function Thumbnail({ src, alt, size = 56 }: ThumbnailProps) {
  const frame = useRef<HTMLElement>(null);
  return (
    <Box
      ref={frame}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        // A picture that comes and goes lays out nothing around it.
        contain: 'strict',
        borderRadius: 1,
        color: 'text.secondary',
        bgcolor: 'var(--sunken)',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      <Content src={src} alt={alt} size={size} frame={frame} />
    </Box>
  );
}

interface ContentProps extends Required<ThumbnailProps> {
  frame: RefObject<HTMLElement | null>;
}

/** What is in the frame, apart from it: while a list is scrolled, this alone is rendered. */
function Content({ src, alt, size, frame }: ContentProps) {
  const [failed, setFailed] = useState('');
  const source = usePictureSource(src, frame, true);
  if (source === undefined) return null;
  // Another device may be sending it.
  if (source === null)
    return <ImageOutlinedIcon fontSize="small" titleAccess={`${alt} (not in this browser yet)`} />;
  if (failed === source)
    return <ImageNotSupportedOutlinedIcon fontSize="small" titleAccess={`${alt} (no picture)`} />;
  return (
    <img
      src={source}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setFailed(source)}
    />
  );
}
