import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import { addNote } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import { lengthProblem } from '../../../ui/form/fieldSchemas';
import { useNotify } from '../../../ui/notices/Notices';
import { EmailSwitch } from './EmailSwitch';
import type { OnDraft } from './useDrafts';

interface NoteFormProps {
  project: Project;
  onDraft: OnDraft;
}

/** The form Add Note: internal, or a Customer Update; a blank note is not saved (section 5). */
export function NoteForm({ project, onDraft }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [content, setContent] = useState('');
  const [isPublic, setPublic] = useState(false);
  const isBlank = content.trim() === '';
  const problem = lengthProblem(content, MAX_LENGTH.note);

  useEffect(() => {
    onDraft('note', !isBlank);
    return () => onDraft('note', false);
  }, [isBlank, onDraft]);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank || problem !== undefined) return;
        dispatch(addNote(project.id, content, isPublic));
        notify('Note added');
        setContent('');
        setPublic(false);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        label="Note"
        multiline
        minRows={2}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        error={problem !== undefined}
        helperText={problem}
      />
      <EmailSwitch
        label="Customer Update: email this note to the customer"
        hasText={!isBlank}
        email={project.customerEmail}
        isChecked={isPublic}
        onChange={setPublic}
      />
      <Button type="submit" variant="outlined" disabled={isBlank} sx={{ minHeight: 44 }}>
        Add Note
      </Button>
    </Box>
  );
}
