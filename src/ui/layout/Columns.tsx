import Box, { type BoxProps } from '@mui/material/Box';

/** Children beside each other in two columns, beneath each other on a narrow screen. */
export const Columns = (props: Omit<BoxProps, 'sx'>) => (
  <Box
    {...props}
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  />
);
