import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { pictureSource } from '../../persistence/pictures/pictureKeys';

interface PicturePreviewProps {
  /** The stored address: `picture:<hash>`, a web address, or a file of this site. */
  address: string;
  alt: string;
  /** What is shown where the address is empty. */
  empty?: string;
}

/** A stored picture, uncropped in a fixed frame; shows a message if it cannot be loaded. */
export function PicturePreview({ address, alt, empty }: PicturePreviewProps) {
  const source = useMemo(() => pictureSource(address), [address]);
  const [failed, setFailed] = useState<string>();
  const isShown = address !== '' && source !== undefined && failed !== source;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '3 / 2',
        width: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        color: 'text.secondary',
        bgcolor: 'var(--sunken)',
        ...(address === '' && { p: 1, border: '1px dashed', borderColor: 'var(--line-strong)' }),
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      {isShown ? (
        <img src={source} alt={alt} onError={() => setFailed(source)} />
      ) : (
        <Typography variant="caption" sx={{ textAlign: 'center', lineHeight: 1.3 }}>
          {address === '' ? empty : <BrokenPicture />}
        </Typography>
      )}
    </Box>
  );
}

const BrokenPicture = () => (
  <>
    <BrokenImageIcon aria-hidden />
    <br />
    This picture cannot be shown here
  </>
);
