import { Button, Stack, type StackProps } from '@mui/material';
import { Row } from '../parts';
import { UnsavedChangesGuard } from '../screen/UnsavedChangesGuard';
import { DraftNotice } from './DraftNotice';
import type { FormFrame } from './useRecordForm';

interface FormBoxProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit' | 'noValidate'> {
  frame: FormFrame;
  /** False where another guard asks for several forms of a screen. */
  isGuarded?: boolean;
}

/** The form element around fields; where it keeps a draft, with the draft's notice and the guard. */
export function FormBox({ frame, isGuarded = true, children, ...props }: FormBoxProps) {
  const { draft, isUnsaved, isWaiting, onSubmit } = frame;
  return (
    <Stack spacing={2} {...props} component="form" noValidate onSubmit={onSubmit}>
      {draft && <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />}
      {children}
      {draft && isGuarded && <UnsavedChangesGuard when={isUnsaved} isSaving={isWaiting} />}
    </Stack>
  );
}

interface FormButtonsProps {
  submitLabel: string;
  /** Whether the save waits for a picture that is still being processed. */
  isWaiting?: boolean;
  onCancel: () => void;
}

/** A form's Cancel and Save buttons. Save is never disabled: it shows what is missing. */
export const FormButtons = ({ submitLabel, isWaiting = false, onCancel }: FormButtonsProps) => (
  <Row noWrap align="stretch" justify="flex-end">
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" variant="contained">
      {isWaiting ? 'Saving…' : submitLabel}
    </Button>
  </Row>
);
