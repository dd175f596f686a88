import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Row } from '../../../ui/layout/Row';
import { PlainList } from '../../../ui/layout/PlainList';
import { Fill } from '../../../ui/layout/Fill';
import { useAppSelector } from '../../../app/store/hooks';
import { pluralize } from '../../../lib/text';
import { pictureSource } from '../../../persistence/pictures/pictureKeys';
import type { SmallerPicture } from '../../../persistence/pictures/pictures';
import { USUAL_PHOTO_UNITS } from '../../../persistence/pictures/storageUsage';
import { selectPictureUses } from './pictureUses';
import { formatKilobytes } from '../formatSize';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';

interface SmallerPreviewProps {
  pictures: readonly SmallerPicture[];
  /** The present sizes, by address. */
  sizes: ReadonlyMap<string, number>;
  isBusy: boolean;
  onReplace: (wanted: SmallerPicture[]) => void;
  onCancel: () => void;
}

/** Each picture beside its smaller version, with both sizes; the owner chooses which to replace. */
export function SmallerPreview({
  pictures,
  sizes,
  isBusy,
  onReplace,
  onCancel,
}: SmallerPreviewProps) {
  const { save } = useBackupDownload();
  const uses = useAppSelector(selectPictureUses);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = pictures.filter(({ address }) => !left.has(address));
  const freed = wanted.reduce(
    (sum, { address, dataUrl }) => sum + (sizes.get(address) ?? 0) - dataUrl.length,
    0,
  );
  const toggle = (address: string): void => {
    const next = new Set(left);
    if (!next.delete(address)) next.add(address);
    setLeft(next);
  };
  return (
    <Stack spacing={2}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={save}>
            Download backup
          </Button>
        }
      >
        A picture that is stored smaller cannot be made larger again. Download a backup first.
      </Alert>
      <PlainList lines="between" aria-label="Smaller versions">
        {pictures.map(({ address, dataUrl }) => {
          const name = uses.get(address)?.[0]?.label ?? 'A picture';
          const versions = [
            { label: 'Now', src: pictureSource(address), units: sizes.get(address) ?? 0 },
            { label: 'Smaller', src: dataUrl, units: dataUrl.length },
          ];
          return (
            <li key={address}>
              <FormControlLabel
                control={<Switch checked={!left.has(address)} onChange={() => toggle(address)} />}
                label={name}
              />
              <Row gap={1} noWrap align="flex-start">
                {versions.map(({ label, src, units }) => (
                  <Fill key={label} component="figure">
                    <Box
                      component="img"
                      src={src}
                      alt={`${name}, ${label.toLowerCase()}`}
                      sx={{
                        display: 'block',
                        width: '100%',
                        aspectRatio: '3 / 2',
                        objectFit: 'contain',
                        borderRadius: 1,
                        bgcolor: 'var(--sunken)',
                      }}
                    />
                    <Typography component="figcaption" variant="body2" color="textSecondary">
                      {label}: {formatKilobytes(units)}
                    </Typography>
                  </Fill>
                ))}
              </Row>
            </li>
          );
        })}
      </PlainList>
      <Typography component="output">
        {formatKilobytes(freed)} would be free, room for about{' '}
        {pluralize(Math.floor(freed / USUAL_PHOTO_UNITS), 'more photo', 'more photos')}.
      </Typography>
      <Row align="stretch">
        <Button
          variant="contained"
          disabled={isBusy || wanted.length === 0}
          onClick={() => onReplace(wanted)}
        >
          Store {pluralize(wanted.length, 'picture')} smaller
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
