import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode, SubmitEvent } from 'react';
import { SidePanel } from '../screen/SidePanel';
import { UnsavedChangesGuard } from '../screen/UnsavedChangesGuard';
import { OddValues } from '../OddValues';
import { DraftNotice } from './DraftNotice';
import { FormButtons } from './FormButtons';
import type { FormDraft } from './useFormDraft';

interface RecordPanelProps {
  title: string;
  /** The type of the record: "project". */
  noun: string;
  submitLabel: string;
  width: number;
  /** The record as it is in the state; its invalid stored values are listed. */
  record: object | undefined;
  /** Whether the record was deleted elsewhere while the form is open. */
  isDeleted: boolean;
  /** Whether the user must confirm leaving. */
  isUnsaved: boolean;
  isWaiting?: boolean;
  draft: FormDraft;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A record's form in a side panel, with its buttons, guard, and a notice if it was deleted. */
export function RecordPanel({
  title,
  noun,
  submitLabel,
  width,
  record,
  isDeleted,
  isUnsaved,
  isWaiting = false,
  draft,
  onSubmit,
  onClose,
  children,
}: RecordPanelProps) {
  return (
    <SidePanel
      title={title}
      width={width}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={<FormButtons submitLabel={submitLabel} isWaiting={isWaiting} onCancel={onClose} />}
    >
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <Stack spacing={2}>
        {isDeleted && (
          <Alert severity="warning">
            {`This ${noun} was deleted elsewhere. What stands here is still yours: ${submitLabel} brings it back, Cancel lets it go.`}
          </Alert>
        )}
        {record && <OddValues entity={record} />}
        {children}
      </Stack>
      <UnsavedChangesGuard when={isUnsaved} isSaving={isWaiting} />
    </SidePanel>
  );
}
