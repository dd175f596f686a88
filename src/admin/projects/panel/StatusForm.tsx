import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { maxStatusNote } from '../../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../../domain/projects/schema';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { lengthProblem } from '../../../ui/form/fieldSchemas';
import { Select } from '../../../ui/form/Select';
import { useDraftState } from '../../../ui/form/useDraftState';
import { describeMoves } from '../../shared/leads/leadChanges';
import { tellCustomer } from '../../shared/messages/tellCustomer';
import { updateWithLead } from '../updateWithLeads';
import { EmailSwitch } from './EmailSwitch';
import type { OnDraft } from './useDrafts';
import { useAct } from '../../shared/undo/useAct';

const EMPTY = { status: '', note: '', isPublic: false };

interface StatusFormProps {
  project: Project;
  onDraft: OnDraft;
}

/** The form Update Status: another status, a note, and whether to e-mail the customer. */
export function StatusForm({ project, onDraft }: StatusFormProps) {
  const act = useAct();
  const { values, change, clear, draft } = useDraftState(`status.${project.id}`, EMPTY);
  const { note, isPublic } = values;
  const others = PROJECT_STATUSES.filter((one) => one !== project.status);
  const status = others.find((one) => one === values.status) ?? '';
  const select = useRef<HTMLSelectElement>(null);

  const problem = lengthProblem(note, maxStatusNote());
  const hasDraft = note.trim() !== '';
  useEffect(() => {
    onDraft('status', hasDraft);
    return () => onDraft('status', false);
  }, [hasDraft, onDraft]);

  const submit = (): void => {
    if (status === '' || problem !== undefined) return;
    const noEmail = isPublic && !hasDraft ? ['There is no note, so there is no email update'] : [];
    act(
      updateWithLead(project.id, { status, note, isPublic }),
      ({ changes }) =>
        [`Status changed to ${status}`, ...describeMoves(changes), ...noEmail].join('. '),
      tellCustomer(status, { projectId: project.id }),
    );
    clear();
  };

  return (
    <Stack
      spacing={1.5}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DraftNotice
        restoredAt={draft.restoredAt}
        onDiscard={() => {
          draft.discard();
          select.current?.focus();
        }}
      />
      <Select
        label="New status"
        none="Choose a status"
        options={others}
        value={status}
        inputRef={select}
        onChoose={(chosen) => change({ status: chosen })}
      />
      <TextField
        label="Status note (optional)"
        multiline
        minRows={2}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
        error={problem !== undefined}
        helperText={problem}
      />
      <EmailSwitch
        label="Send email update to customer"
        hasText={hasDraft}
        email={project.customerEmail}
        isChecked={isPublic}
        onChange={(isChecked) => change({ isPublic: isChecked })}
      />
      <Button type="submit" variant="contained" disabled={status === ''}>
        Update Status
      </Button>
    </Stack>
  );
}
