import { Box, CircularProgress } from '@mui/material';

/** Reserves the space of a screen while its chunk or data is loading. */
export const ScreenLoading = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label="Loading" />
  </Box>
);
