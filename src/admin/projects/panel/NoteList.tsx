import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { ProjectNote } from '../../../domain/projects/schema';
import { formatDateTime } from '../../../lib/dates';
import { Tag } from '../../../ui/Tag';

/** The notes of a project, newest first, scrolling above 16rem (section 9). */
export function NoteList({ notes }: { notes: readonly ProjectNote[] }) {
  const newestFirst = useMemo(
    () => [...notes].sort((a, b) => b.createdDate.localeCompare(a.createdDate)),
    [notes],
  );
  if (newestFirst.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        No notes yet
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Notes"
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '16rem', overflowY: 'auto' }}
    >
      {newestFirst.map((note) => (
        <NoteItem key={note.id} note={note} />
      ))}
    </Box>
  );
}

const NoteItem = memo(function NoteItem({ note }: { note: ProjectNote }) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { border: 0, pt: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 0.5 }}>
        <Tag tone={note.isPublic ? 'brand' : 'plain'}>
          {note.isPublic ? 'Customer Update' : 'Internal'}
        </Tag>
        {note.isPublic && (
          <Typography component="output" variant="body2" color="text.secondary">
            {note.emailSent ? <Sent /> : 'Sending email…'}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {note.content}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {note.createdBy}, {formatDateTime(note.createdDate)}
      </Typography>
    </Box>
  );
});

function Sent() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <CheckIcon fontSize="inherit" color="success" aria-hidden />
      Email Sent
    </Box>
  );
}
