import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, Typography } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { usePictureSource } from '../pictures/usePictureSource';

interface PicturePreviewProps {
  /** The stored address: `picture:<hash>`, a web address, or a file of this site. */
  address: string;
  alt: string;
  /** What is shown where the address is empty. */
  empty?: string;
  /** Whether it is one of a list, so that a thumbnail is enough. */
  isThumbnail?: boolean;
}

/** A stored picture, uncropped in a fixed frame; shows a message if it cannot be loaded. */
export function PicturePreview(props: PicturePreviewProps) {
  const frame = useRef<HTMLElement>(null);
  return (
    <Box
      ref={frame}
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '3 / 2',
        width: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        color: 'text.secondary',
        bgcolor: 'var(--sunken)',
        // A picture that comes and goes lays out nothing around it.
        ...(props.address === ''
          ? { p: 1, border: '1px dashed', borderColor: 'var(--line-strong)' }
          : { contain: 'strict' }),
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      <Content {...props} frame={frame} />
    </Box>
  );
}

interface ContentProps extends PicturePreviewProps {
  frame: RefObject<HTMLElement | null>;
}

/** What is in the frame, apart from it: while a list is scrolled, this alone is rendered. */
function Content({ address, alt, empty, isThumbnail = false, frame }: ContentProps) {
  const source = usePictureSource(address, frame, isThumbnail);
  const [failed, setFailed] = useState<string>();
  if (address !== '' && source === undefined) return null;
  if (source && failed !== source)
    return (
      <img
        src={source}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(source)}
      />
    );
  return (
    <Typography variant="caption" sx={{ textAlign: 'center', lineHeight: 1.3 }}>
      {address === '' ? (
        empty
      ) : (
        <>
          <BrokenImageIcon aria-hidden />
          <br />
          This picture cannot be shown here
        </>
      )}
    </Typography>
  );
}
