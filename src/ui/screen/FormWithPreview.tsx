import type { ReactNode } from 'react';
import { Columns } from '../layout/Columns';

/** A form and its `PreviewFrame`, side by side if there is space, otherwise one below the other. */
export function FormWithPreview({ form, preview }: { form: ReactNode; preview: ReactNode }) {
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
      <div>{form}</div>
      {preview}
    </Columns>
  );
}
