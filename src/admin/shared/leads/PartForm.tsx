import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { FormButtons } from '../../../ui/form/FormButtons';
import type { FormDraft } from '../../../ui/form/useFormDraft';
import { UnsavedChangesGuard } from '../../../ui/screen/UnsavedChangesGuard';

interface PartFormProps {
  /** The heading and name of the form. */
  title: string;
  submitLabel: string;
  /** Whether the user must confirm leaving. */
  isUnsaved: boolean;
  isWaiting?: boolean;
  draft: FormDraft;
  onSubmit: (event: SubmitEvent) => Promise<void> | void;
  onCancel: () => void;
  children: ReactNode;
}

/** Focuses the first field of the form when it mounts. */
const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('select, input')?.focus();

/** A small form in the lead's panel or a dialog: two columns of fields, its buttons, and its guard. */
export function PartForm({
  title,
  submitLabel,
  isUnsaved,
  isWaiting = false,
  draft,
  onSubmit,
  onCancel,
  children,
}: PartFormProps) {
  const titleId = useId();
  return (
    <Box
      component="form"
      ref={focusFirstField}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void onSubmit(event)}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        p: 2,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > .wide': { gridColumn: '1 / -1' },
        // A dialog is a frame already.
        '.MuiDialog-paper &': { p: 0, mb: 0, border: 0 },
      }}
    >
      <Typography variant="h3" id={titleId} className="wide">
        {title}
      </Typography>
      <div className="wide">
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      </div>
      {children}
      <div className="wide">
        <FormButtons submitLabel={submitLabel} isWaiting={isWaiting} onCancel={onCancel} />
      </div>
      <UnsavedChangesGuard when={isUnsaved} isSaving={isWaiting} />
    </Box>
  );
}
