import ImageNotSupportedOutlinedIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface ThumbnailProps {
  /** Where the picture is. */
  src: string;
  alt: string;
  /** In pixels. */
  size?: number;
}

/** A small picture whose place is reserved; where it cannot be loaded, a sign says so. */
export function Thumbnail({ src, alt, size = 56 }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
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
      {failed === src ? (
        <ImageNotSupportedOutlinedIcon fontSize="small" titleAccess={`${alt} (no picture)`} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      )}
    </Box>
  );
}
