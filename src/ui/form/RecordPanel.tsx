import Alert from '@mui/material/Alert';
import type { ReactNode, SubmitEvent } from 'react';
import { SidePanel } from '../screen/SidePanel';
import { UnsavedChangesGuard } from '../screen/UnsavedChangesGuard';
import { OddValues } from '../OddValues';
import { FormButtons } from './FormButtons';

interface RecordPanelProps {
  title: string;
  /** What is edited, in a word: "project". */
  noun: string;
  submitLabel: string;
  width: number;
  /** What is edited, as the state has it: odd values that it was stored with are listed. */
  record: object | undefined;
  /** Whether what is edited was deleted elsewhere while the form is open. */
  isDeleted: boolean;
  /** Whether leaving asks first. */
  isUnsaved: boolean;
  isWaiting?: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one record in a side panel: its buttons, its guard, and word when the record goes. */
export function RecordPanel({
  title,
  noun,
  submitLabel,
  width,
  record,
  isDeleted,
  isUnsaved,
  isWaiting = false,
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
      {isDeleted && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          This {noun} was deleted elsewhere. What stands here is still yours: {submitLabel} keeps it
          as a new one, Cancel lets it go.
        </Alert>
      )}
      {record && <OddValues entity={record} />}
      {children}
      <UnsavedChangesGuard when={isUnsaved} />
    </SidePanel>
  );
}
