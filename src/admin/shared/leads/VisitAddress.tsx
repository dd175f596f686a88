import PlaceIcon from '@mui/icons-material/Place';
import { Box } from '@mui/material';
import { mapAddress } from '../../../lib/maps';
import { OutsideLink } from '../../../ui/OutsideLink';
import { Muted } from '../../../ui/parts';

/** The address of a lead, as a link to a map. */
export function VisitAddress({ address }: { address: string }) {
  if (address === '') {
    return <Muted>No address yet</Muted>;
  }
  return (
    <Box
      sx={{
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 24,
          color: 'primary.main',
          fontSize: '0.875rem',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      }}
    >
      <OutsideLink to={mapAddress(address)}>
        <PlaceIcon fontSize="small" aria-hidden />
        {address} <span className="visually-hidden">on the map</span>
      </OutsideLink>
    </Box>
  );
}
