import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { addNote } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { lengthProblem } from '../../../ui/form/fieldSchemas';
import { useDraftState } from '../../../ui/form/useDraftState';
import { EmailSwitch } from './EmailSwitch';
import type { OnDraft } from './useDrafts';
import { useAct } from '../../shared/undo/useAct';

const EMPTY = { content: '', isPublic: false };

/** The name of the draft of a project's note. */
const draftName = (projectId: number): string => `note.${projectId}`;

interface NoteFormProps {
  project: Project;
  onDraft: OnDraft;
}

/** The form Add Note: internal, or a Customer Update; a blank note is not saved. */
export function NoteForm({ project, onDraft }: NoteFormProps) {
  const act = useAct();
  const { values, change, clear, draft } = useDraftState(draftName(project.id), EMPTY);
  const { content, isPublic } = values;
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = content.trim() === '';
  const problem = lengthProblem(content, MAX_LENGTH.note);

  useEffect(() => {
    onDraft('note', !isBlank);
    return () => onDraft('note', false);
  }, [isBlank, onDraft]);

  return (
    <Stack
      spacing={1.5}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank || problem !== undefined) return;
        act(addNote(project.id, content, isPublic), 'Note added');
        clear();
      }}
    >
      <DraftNotice
        restoredAt={draft.restoredAt}
        onDiscard={() => {
          draft.discard();
          field.current?.focus();
        }}
      />
      <TextField
        label="Note"
        inputRef={field}
        multiline
        minRows={2}
        value={content}
        onChange={(event) => change({ content: event.target.value })}
        error={problem !== undefined}
        helperText={problem}
      />
      <EmailSwitch
        label="Customer Update: email this note to the customer"
        hasText={!isBlank}
        email={project.customerEmail}
        isChecked={isPublic}
        onChange={(isChecked) => change({ isPublic: isChecked })}
      />
      <Button type="submit" variant="outlined" disabled={isBlank}>
        Add Note
      </Button>
    </Stack>
  );
}

/** The note that was being written for a project when that was deleted, to be copied. */
export function UnsavedNote({ projectId }: { projectId: number }) {
  const { values } = useDraftState(draftName(projectId), EMPTY);
  if (values.content.trim() === '') return null;
  return (
    <TextField
      label="Your note that was not added"
      multiline
      value={values.content}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
