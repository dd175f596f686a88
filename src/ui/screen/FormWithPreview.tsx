import { Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Columns } from '../parts';
import { useIsLarge } from './useScreenQuery';

interface FormWithPreviewProps {
  /** What visitors will see. Inert: nothing in it can be focused. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form and a preview, side by side if there is space, otherwise one below the other. */
export function FormWithPreview({ preview, children }: FormWithPreviewProps) {
  const id = useId();
  // Scrollable beside its form, and so focusable itself, because nothing inside it is.
  const isBeside = useIsLarge();
  return (
    <Columns
      from="lg"
      sx={{
        gap: 4,
        '& > :last-child': {
          position: { lg: 'sticky' },
          top: { lg: 0 },
          maxHeight: { lg: 'calc(100vh - 180px)' },
          overflowY: { lg: 'auto' },
        },
      }}
    >
      <Stack spacing={2}>{children}</Stack>
      <Stack
        component="section"
        spacing={1.5}
        aria-labelledby={id}
        tabIndex={isBeside ? 0 : undefined}
      >
        <Typography variant="h3" id={id}>
          Preview
        </Typography>
        <div inert>{preview}</div>
      </Stack>
    </Columns>
  );
}
