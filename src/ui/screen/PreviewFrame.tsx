import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useId, type ReactNode } from 'react';

interface PreviewFrameProps {
  /** The height reserved until its chunk has loaded, in pixels. */
  height?: number;
  children: ReactNode;
}

/** A preview of what visitors will see. Inert: nothing in it can be focused. */
export function PreviewFrame({ height = 320, children }: PreviewFrameProps) {
  const id = useId();
  // Scrollable beside its form, and so focusable itself, because nothing inside it is.
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'));
  return (
    <Stack
      component="section"
      spacing={1.5}
      aria-labelledby={id}
      tabIndex={isBeside ? 0 : undefined}
    >
      <Typography variant="h3" id={id}>
        Preview
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <div inert>{children}</div>
      </Suspense>
    </Stack>
  );
}
