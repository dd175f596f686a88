import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Holds the place of a screen whose chunk or data is on its way. */
export function ScreenLoading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
