import CheckIcon from '@mui/icons-material/Check';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { addNote } from '../../../domain/projects/commands';
import type { Project, ProjectNote } from '../../../domain/projects/schema';
import { callHref } from '../../../domain/shared/phoneNumbers';
import { formatDateTime } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { longLinkHint, mailHref, textHref } from '../../../lib/messageLinks';
import { formDrafts } from '../../../persistence/formDrafts';
import { formText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormCheckbox, FormTextField } from '../../../ui/form/formParts';
import { useReportedDraft, type OnDraft } from '../../../ui/form/useDrafts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Muted, PlainList, Row, TypedText } from '../../../ui/parts';
import { Tag } from '../../../ui/Tag';
import { useAct } from '../../shared/undo/useAct';
import { emailHint, SIMULATION } from './emailHint';

/** The notes of a project, newest first, scrolling above 16rem. */
export function NoteList({ project }: { project: Project }) {
  const { notes } = project;
  const newestFirst = notes.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate));
  if (notes.length === 0) return <Muted>No notes yet</Muted>;
  return (
    <PlainList
      lines="between"
      aria-label="Notes"
      tabIndex={0}
      sx={{ maxHeight: '16rem', overflowY: 'auto' }}
    >
      {newestFirst.map((note) => (
        <NoteItem key={note.id} note={note} project={project} />
      ))}
    </PlainList>
  );
}

interface NoteItemProps {
  note: ProjectNote;
  project: Project;
}

function NoteItem({ note, project }: NoteItemProps) {
  return (
    <li>
      <Row gap={0.75}>
        <Tag tone={note.isPublic ? 'brand' : 'plain'}>
          {note.isPublic ? 'Customer Update' : 'Internal'}
        </Tag>
        {note.isPublic && (
          <Muted component="output">
            {note.emailSent ? (
              <Row component="span" gap={0.5} noWrap>
                <CheckIcon fontSize="inherit" color="success" aria-hidden />
                Email Sent
              </Row>
            ) : (
              'Sending email…'
            )}
          </Muted>
        )}
      </Row>
      <TypedText variant="body2">{note.content}</TypedText>
      {note.isPublic && <SendYourself note={note} project={project} />}
      <Typography variant="caption" color="textSecondary">
        {note.createdBy}, {formatDateTime(note.createdDate)}
      </Typography>
    </li>
  );
}

/** Says that the e-mail is simulated, and opens the owner's own apps with the note's text. */
const SendYourself = ({
  note: { content },
  project: { title, customerEmail, customerPhone },
}: NoteItemProps) => {
  const mail = customerEmail && mailHref(customerEmail, title, content);
  const text = textHref(callHref(customerPhone), content);
  return (
    <div className="no-print">
      <Muted>
        {SIMULATION}.{mail === '' && ' No e-mail address.'} {longLinkHint(mail, text)}
      </Muted>
      <Row gap={0.5} align="stretch" outdent>
        {mail && (
          <Button href={mail} startIcon={<MailOutlineIcon />}>
            Mail
          </Button>
        )}
        <Button href={text} startIcon={<SmsIcon />}>
          Text
        </Button>
      </Row>
    </div>
  );
};

const schema = v.object({ content: formText(MAX_LENGTH.note), isPublic: v.boolean() });

const draftName = (projectId: number): string => `note.${projectId}`;

/** The form Add Note: internal, or a Customer Update; a blank note is not saved. */
export function NoteForm({ project, onDraft }: { project: Project; onDraft: OnDraft }) {
  const act = useAct();
  const { form, field, frame } = useRecordForm({
    name: draftName(project.id),
    schema,
    empty: { content: '', isPublic: false },
    mode: 'onChange',
    save: (note: v.InferOutput<typeof schema>) => {
      if (note.content === '') return;
      act(addNote(project.id, note), 'Note added');
    },
  });
  const [content, isPublic] = useWatch({ control: form.control, name: ['content', 'isPublic'] });
  const isBlank = content.trim() === '';
  useReportedDraft('note', !isBlank, onDraft);
  return (
    <FormBox frame={frame} isGuarded={false} spacing={1.5}>
      <FormTextField {...field('content', 'Note')} multiline minRows={2} />
      <FormCheckbox
        {...field('isPublic', 'Customer Update: email this note to the customer')}
        hint={isPublic && emailHint(project.customerEmail, !isBlank)}
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
