import Box, { type BoxProps } from '@mui/material/Box';

/** Buttons beside each other, each with its icon above its words. */
export const Tiles = ({ sx, ...props }: BoxProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'flex',
        flexWrap: 'wrap',
        '& > .MuiButton-root': {
          flex: '1 1 4.5rem',
          flexDirection: 'column',
          gap: 0.25,
          minHeight: 56,
          // No narrower than its longest word.
          minWidth: 'min-content',
          px: 0.25,
          fontSize: '0.8125rem',
          lineHeight: 1.25,
          whiteSpace: 'normal',
        },
        '& .MuiButton-startIcon': { m: 0 },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
