import CheckIcon from '@mui/icons-material/Check';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { Row, PlainList, TypedText } from '../../../ui/layout';
import type { Project, ProjectNote } from '../../../domain/projects/schema';
import { formatDateTime } from '../../../lib/dates';
import { mailHref, textHref } from '../../../lib/messageLinks';
import { callHref } from '../../../domain/shared/phoneNumbers';
import { Tag } from '../../../ui/Tag';
import { SIMULATION } from './EmailSwitch';
import { Muted } from '../../shared/Muted';

/** The notes of a project, newest first, scrolling above 16rem. */
export function NoteList({ project }: { project: Project }) {
  const { notes } = project;
  const newestFirst = useMemo(
    () => [...notes].sort((a, b) => b.createdDate.localeCompare(a.createdDate)),
    [notes],
  );
  if (newestFirst.length === 0) {
    return <Muted>No notes yet</Muted>;
  }
  return (
    <PlainList
      lines="between"
      aria-label="Notes"
      tabIndex={0}
      sx={{ maxHeight: '16rem', overflowY: 'auto' }}
    >
      {newestFirst.map((note) => (
        <NoteItem
          key={note.id}
          note={note}
          title={project.title}
          email={project.customerEmail}
          phone={project.customerPhone}
        />
      ))}
    </PlainList>
  );
}

interface NoteItemProps {
  note: ProjectNote;
  /** The project's title. */
  title: string;
  /** The customer's address; empty for none. */
  email: string;
  phone: string;
}

const NoteItem = memo(function NoteItem({ note, title, email, phone }: NoteItemProps) {
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
      {note.isPublic && <SendYourself note={note} title={title} email={email} phone={phone} />}
      <Typography variant="caption" color="textSecondary">
        {note.createdBy}, {formatDateTime(note.createdDate)}
      </Typography>
    </li>
  );
});

/** Says that the e-mail is simulated, and opens the owner's own apps with the note's text. */
const SendYourself = ({ note: { content }, title, email, phone }: NoteItemProps) => (
  <div className="no-print">
    <Muted>
      {SIMULATION}.{email === '' && ' No e-mail address.'}
    </Muted>
    <Row gap={0.5} align="stretch" outdent>
      {email !== '' && (
        <Button href={mailHref(email, title, content)} startIcon={<MailOutlineIcon />}>
          Mail
        </Button>
      )}
      <Button href={textHref(callHref(phone), content)} startIcon={<SmsIcon />}>
        Text
      </Button>
    </Row>
  </div>
);
