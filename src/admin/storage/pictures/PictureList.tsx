import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/layout/Row';
import { PlainList } from '../../../ui/layout/PlainList';
import { Fill } from '../../../ui/layout/Fill';
import { formatDay } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import type { StoredPicture } from '../../../persistence/pictures/pictures';
import { Thumbnail } from '../../../ui/pictures/Thumbnail';
import type { Selection } from '../../../ui/selection/useSelection';
import type { PictureUse } from './pictureUses';
import { formatKilobytes } from '../formatSize';

/** An uploaded picture and where it is used. */
export interface ListedPicture extends StoredPicture {
  uses: PictureUse[];
}

interface PictureListProps {
  /** Sorted by age of use, oldest first. */
  pictures: readonly ListedPicture[];
  /** Which of them are to be stored smaller, by address. */
  selection: Selection<string>;
  isBusy: boolean;
  onPreview: () => void;
}

/** The uploaded pictures in use, selectable for storing smaller. */
export function PictureList({ pictures, selection, isBusy, onPreview }: PictureListProps) {
  const { chosen, toggle, setAll } = selection;
  const areAllChosen = chosen.size === pictures.length;
  return (
    <>
      <Typography>
        To make room, choose pictures to store smaller, the longest shown first. You see each of
        them before anything changes. A picture that you no longer want is removed where it is
        shown.
      </Typography>
      <PlainList
        aria-label="Uploaded pictures"
        sx={{ maxHeight: 420, overflowY: 'auto' }}
        tabIndex={0}
      >
        {pictures.map(({ address, units, uses }) => {
          const [first] = uses;
          const name = first?.label ?? 'Shown in data that waits or could not be read';
          return (
            <Row noWrap component="li" key={address} sx={{ py: 0.5 }}>
              <Checkbox
                checked={chosen.has(address)}
                onChange={() => toggle(address)}
                slotProps={{ input: { 'aria-label': `Store smaller: ${name}` } }}
              />
              <Thumbnail src={address} alt="" size={56} />
              <Fill>
                {first ? (
                  <MuiLink component={Link} to={first.to}>
                    {name}
                  </MuiLink>
                ) : (
                  name
                )}
                <Typography variant="body2" color="textSecondary">
                  {formatKilobytes(units)}
                  {first && `, since ${formatDay(first.since)}`}
                  {uses.length > 1 && `, and in ${pluralize(uses.length - 1, 'other place')}`}
                </Typography>
              </Fill>
            </Row>
          );
        })}
      </PlainList>
      <Row align="stretch">
        <Button variant="contained" disabled={isBusy || chosen.size === 0} onClick={onPreview}>
          {chosen.size === 0
            ? 'Preview smaller versions'
            : `Preview ${pluralize(chosen.size, 'smaller version')}`}
        </Button>
        <Button disabled={isBusy} onClick={() => setAll(!areAllChosen)}>
          {areAllChosen ? 'Choose none' : 'Choose all'}
        </Button>
      </Row>
      {isBusy && <LinearProgress aria-label="Making smaller versions" />}
    </>
  );
}
