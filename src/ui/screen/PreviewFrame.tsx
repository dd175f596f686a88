import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useId, type ReactNode } from 'react';

interface PreviewFrameProps {
  /** What stands in it until its chunk has arrived, in pixels. */
  height?: number;
  children: ReactNode;
}

/** How visitors will see what is being written. To look at, not to use: nothing in it takes the focus. */
export function PreviewFrame({ height = 320, children }: PreviewFrameProps) {
  const id = useId();
  // Beside its form it scrolls, and has nothing inside that would take the focus to do so.
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'));
  return (
    <Box
      component="section"
      aria-labelledby={id}
      tabIndex={isBeside ? 0 : undefined}
      sx={{ minWidth: 0 }}
    >
      <Typography variant="h3" id={id} sx={{ mb: 1.5 }}>
        Preview
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <div inert>{children}</div>
      </Suspense>
    </Box>
  );
}
