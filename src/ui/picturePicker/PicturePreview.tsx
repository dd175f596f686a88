import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { pictureSource } from '../../persistence/pictures/pictureKeys';

interface PicturePreviewProps {
  /** The stored address: `picture:<hash>`, a web address, or a file of this site. */
  address: string;
  alt: string;
}

/** A stored picture, uncropped in a fixed frame; shows a message if it cannot be loaded. */
export function PicturePreview({ address, alt }: PicturePreviewProps) {
  const source = useMemo(() => pictureSource(address), [address]);
  const [failed, setFailed] = useState<string>();
  const isShown = source !== undefined && failed !== source;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '3 / 2',
        width: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'var(--sunken)',
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      {isShown ? (
        <img src={source} alt={alt} onError={() => setFailed(source)} />
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 1, color: 'text.secondary' }}>
          <BrokenImageIcon aria-hidden />
          <Typography variant="caption" sx={{ textAlign: 'center', lineHeight: 1.3 }}>
            This picture cannot be shown here
          </Typography>
        </Box>
      )}
    </Box>
  );
}
