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
        {pictures.map((picture) => (
          <Compared
            key={picture.address}
            picture={picture}
            units={sizes.get(picture.address) ?? 0}
            isWanted={!left.has(picture.address)}
            onToggle={() => toggle(picture.address)}
          />
        ))}
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

interface ComparedProps {
  picture: SmallerPicture;
  units: number;
  isWanted: boolean;
  onToggle: () => void;
}

function Compared({ picture, units, isWanted, onToggle }: ComparedProps) {
  const uses = useAppSelector(selectPictureUses).get(picture.address);
  const name = uses?.[0]?.label ?? 'A picture';
  return (
    <li>
      <FormControlLabel control={<Switch checked={isWanted} onChange={onToggle} />} label={name} />
      <Row gap={1} noWrap align="flex-start">
        <Version
          label="Now"
          alt={`${name}, now`}
          src={pictureSource(picture.address)}
          units={units}
        />
        <Version
          label="Smaller"
          alt={`${name}, smaller`}
          src={picture.dataUrl}
          units={picture.dataUrl.length}
        />
      </Row>
    </li>
  );
}

interface VersionProps {
  label: string;
  alt: string;
  src: string | undefined;
  units: number;
}

function Version({ label, alt, src, units }: VersionProps) {
  return (
    <Fill component="figure">
      <Box
        component="img"
        src={src}
        alt={alt}
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
  );
}
