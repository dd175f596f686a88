import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A form and its `PreviewFrame`, side by side if there is space, otherwise one below the other. */
export function FormWithPreview({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        '& > :last-child': {
          position: { lg: 'sticky' },
          top: { lg: 0 },
          maxHeight: { lg: 'calc(100vh - 180px)' },
          overflowY: { lg: 'auto' },
        },
      }}
    >
      <div>{form}</div>
      {preview}
    </Box>
  );
}
