import ImageNotSupportedOutlinedIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { pictureSource } from '../../persistence/pictures/pictureKeys';

interface ThumbnailProps {
  /** The stored address: `picture:<hash>`, a web address, or a file of this site. */
  src: string;
  alt: string;
  /** In pixels. */
  size?: number;
}

/** A small picture with reserved space; shows an icon if it cannot be loaded. */
export function Thumbnail({ src, alt, size = 56 }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const source = useMemo(() => pictureSource(src), [src]);
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: 1,
        color: 'text.secondary',
        bgcolor: 'var(--sunken)',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {source === undefined || failed === source ? (
        <ImageNotSupportedOutlinedIcon fontSize="small" titleAccess={`${alt} (no picture)`} />
      ) : (
        <img
          src={source}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(source)}
        />
      )}
    </Box>
  );
}
