import Box, { type BoxProps } from '@mui/material/Box';

interface ColumnsProps extends BoxProps {
  /** The width of the screen from which they stand beside each other. */
  from?: 'sm' | 'md' | 'lg';
}

/** Children beside each other in two columns, beneath each other on a narrow screen. */
export const Columns = ({ from = 'md', sx, ...props }: ColumnsProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: 'repeat(2, minmax(0, 1fr))' },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
