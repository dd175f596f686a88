import Box, { type BoxProps } from '@mui/material/Box';

/** Buttons beside each other, each with its icon above its words. */
export const Tiles = ({ sx, ...props }: BoxProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
        '& > .MuiButton-root': {
          flexDirection: 'column',
          gap: 0.25,
          minWidth: 0,
          minHeight: 56,
          px: 0.25,
          fontSize: '0.8125rem',
          lineHeight: 1.25,
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
        },
        '& .MuiButton-startIcon': { m: 0 },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
