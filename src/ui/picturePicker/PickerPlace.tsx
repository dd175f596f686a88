import Skeleton from '@mui/material/Skeleton';

/** Reserves the space of a picture picker while its chunk is loading. */
export function PickerPlace() {
  return <Skeleton variant="rounded" height={150} role="progressbar" aria-label="Loading" />;
}
