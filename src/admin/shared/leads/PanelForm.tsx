import { Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FormBox, FormButtons, WIDE } from '../../../ui/form/formParts';
import type { FormFrame } from '../../../ui/form/useRecordForm';
import { focusWithin } from '../../../ui/screen/focus';

interface PanelFormProps {
  title: string;
  submitLabel: string;
  frame: FormFrame;
  onCancel: () => void;
  children: ReactNode;
}

const focusFirstField = focusWithin('select, input');

/** A small form in the lead's panel or a dialog: two columns of fields, its buttons, and its guard. */
export function PanelForm({ title, submitLabel, frame, onCancel, children }: PanelFormProps) {
  const titleId = useId();
  return (
    <FormBox
      frame={frame}
      ref={focusFirstField}
      aria-labelledby={titleId}
      spacing={0}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          // As many as hold a date: on a phone two in a sheet, and one in a panel.
          xs: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
        p: 2,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > .wide, & > [role=status]': { gridColumn: '1 / -1' },
        // A dialog is a frame already.
        '.MuiDialog-paper &': { p: 0, mb: 0, border: 0 },
      }}
    >
      {/* Before the notice of a draft. */}
      <Typography variant="h3" id={titleId} className={WIDE} sx={{ order: -1 }}>
        {title}
      </Typography>
      {children}
      <div className={WIDE}>
        <FormButtons submitLabel={submitLabel} isSaving={frame.isSaving} onCancel={onCancel} />
      </div>
    </FormBox>
  );
}
