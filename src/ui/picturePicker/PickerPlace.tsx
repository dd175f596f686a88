import Skeleton from '@mui/material/Skeleton';

/** Holds the place of a picture picker whose chunk is on its way. */
export function PickerPlace() {
  return <Skeleton variant="rounded" height={150} role="progressbar" aria-label="Loading" />;
}
