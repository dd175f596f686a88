import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { addNote } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import { formDrafts } from '../../../persistence/formDrafts';
import { formText } from '../../../ui/form/fieldSchemas';
import { FormBox } from '../../../ui/form/FormBox';
import { FormTextField } from '../../../ui/form/formFields';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { EmailSwitch } from './EmailSwitch';
import { useReportedDraft, type OnDraft } from './useDrafts';
import { useAct } from '../../shared/undo/useAct';

const schema = v.object({ content: formText(MAX_LENGTH.note), isPublic: v.boolean() });

/** The name of the draft of a project's note. */
const draftName = (projectId: number): string => `note.${projectId}`;

/** The form Add Note: internal, or a Customer Update; a blank note is not saved. */
export function NoteForm({ project, onDraft }: { project: Project; onDraft: OnDraft }) {
  const act = useAct();
  const { form, field, frame } = useRecordForm({
    name: draftName(project.id),
    schema,
    empty: { content: '', isPublic: false },
    mode: 'onChange',
    save: ({ content, isPublic }: v.InferOutput<typeof schema>) => {
      if (content === '') return;
      act(addNote(project.id, content, isPublic), 'Note added');
    },
  });
  const isBlank = useWatch({ control: form.control, name: 'content' }).trim() === '';
  useReportedDraft('note', !isBlank, onDraft);
  return (
    <FormBox frame={frame} isGuarded={false} spacing={1.5}>
      <FormTextField {...field('content', 'Note')} multiline minRows={2} />
      <EmailSwitch
        {...field('isPublic', 'Customer Update: email this note to the customer')}
        hasText={!isBlank}
        email={project.customerEmail}
      />
      <Button type="submit" variant="outlined" disabled={isBlank}>
        Add Note
      </Button>
    </FormBox>
  );
}

/** The note that was being written for a project when that was deleted, to be copied. */
export function UnsavedNote({ projectId }: { projectId: number }) {
  const [content] = useState(() =>
    String(formDrafts.read(draftName(projectId), Date.now())?.values.content ?? ''),
  );
  if (content.trim() === '') return null;
  return (
    <TextField
      label="Your note that was not added"
      multiline
      value={content}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
