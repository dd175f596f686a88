import { Alert, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { OddValues } from '../OddValues';
import { SidePanel } from '../screen/SidePanel';
import { UnsavedChangesGuard } from '../screen/UnsavedChangesGuard';
import { DraftNotice } from './DraftNotice';
import { FormButtons } from './formParts';
import type { FormFrame } from './useRecordForm';

interface RecordPanelProps {
  title: string;
  /** The type of the record: "project". */
  noun: string;
  submitLabel: string;
  width: number;
  frame: FormFrame;
  onClose: () => void;
  children: ReactNode;
}

/** A record's form in a side panel, with its buttons, guard, invalid stored values, and a notice if it was deleted. */
export function RecordPanel({ submitLabel, onClose, ...props }: RecordPanelProps) {
  const { record, isDeleted, isUnsaved, isWaiting, isSaving, draft, onSubmit } = props.frame;
  return (
    <SidePanel
      title={props.title}
      width={props.width}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={<FormButtons submitLabel={submitLabel} isSaving={isSaving} onCancel={onClose} />}
    >
      <DraftNotice draft={draft} />
      <Stack spacing={2}>
        {isDeleted && (
          <Alert severity="warning">
            {`This ${props.noun} was deleted elsewhere. What stands here is still yours: ${submitLabel} brings it back, Cancel lets it go.`}
          </Alert>
        )}
        {record && <OddValues entity={record} />}
        {props.children}
      </Stack>
      <UnsavedChangesGuard when={isUnsaved} isSaving={isWaiting} />
    </SidePanel>
  );
}
