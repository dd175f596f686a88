import CloseIcon from '@mui/icons-material/Close';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { leadName } from '../../domain/leads/rules';
import { matchesLeadFilter } from '../../domain/leads/search';
import { selectLeadById, selectLeads } from '../../domain/leads/slice';
import type { Lead } from '../../domain/leads/schema';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { SearchField } from '../../ui/SearchField';
import { AppointmentForm, type Slot } from '../leads/panel/AppointmentForm';

const QuickAddDialog = lazy(async () => ({
  default: (await import('../quickAdd/QuickAddDialog')).QuickAddDialog,
}));

/** How many people are listed; a search finds the others. */
const LISTED = 6;

interface BookingDialogProps {
  /** The time that was pressed. */
  slot: Slot;
  onClose: () => void;
}

/** Books an appointment at a time: first with whom, then what. */
export function BookingDialog({ slot, onClose }: BookingDialogProps) {
  const titleId = useId();
  const [leadId, setLeadId] = useState('');
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      onClose={(_event, reason) => {
        // A press beside the dialog does not throw away what was typed.
        if (reason === 'escapeKeyDown' || !lead) onClose();
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, pl: 2, pr: 1, pt: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.75 }}>
          <Typography id={titleId} variant="h2">
            {lead ? `Appointment with ${leadName(lead)}` : 'Who is it with?'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatWeekday(slot.scheduledDate)}, {formatTimeOfDay(slot.scheduledTime)}
          </Typography>
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pt: 1.5, pb: 2, overflowY: 'auto' }}>
        {lead ? (
          <AppointmentForm leadId={lead.id} slot={slot} onClose={onClose} />
        ) : (
          <PersonChoice onChoose={setLeadId} />
        )}
      </Box>
    </Dialog>
  );
}

/** Focuses the search when the dialog opens. */
const focusSearch = (element: HTMLElement | null): void => element?.querySelector('input')?.focus();

/** Chooses a lead by a search, or adds one. */
function PersonChoice({ onChoose }: { onChoose: (leadId: string) => void }) {
  const leads = useAppSelector(selectLeads);
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const found = useMemo(
    () =>
      leads
        .filter((lead) => matchesLeadFilter(lead, { search, stage: '', source: '' }))
        // Those that are worked on first; the sort keeps the newest first among them.
        .sort((a, b) => Number(b.isActive) - Number(a.isActive)),
    [leads, search],
  );
  return (
    <Box ref={focusSearch} sx={{ display: 'grid', gap: 1 }}>
      <SearchField label="Name, phone or street" value={search} onChange={setSearch} />
      <Typography component="output" aria-live="polite" variant="body2" color="textSecondary">
        {found.length > LISTED
          ? `${LISTED} of ${pluralize(found.length, 'lead')}; type to find the others`
          : pluralize(found.length, 'lead')}
      </Typography>
      <List aria-label="Leads" disablePadding sx={{ mx: -1 }}>
        {found.slice(0, LISTED).map((lead) => (
          <PersonItem key={lead.id} lead={lead} onChoose={() => onChoose(lead.id)} />
        ))}
      </List>
      <Button
        variant="outlined"
        startIcon={<PersonAddIcon />}
        onClick={() => setAdding(true)}
        sx={{ minHeight: 44 }}
      >
        Somebody new
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <QuickAddDialog onClose={() => setAdding(false)} onAdded={onChoose} />
        </Suspense>
      )}
    </Box>
  );
}

function PersonItem({ lead, onChoose }: { lead: Lead; onChoose: () => void }) {
  const { phone, city, serviceType, isActive } = lead;
  return (
    <li>
      <ListItemButton onClick={onChoose} sx={{ px: 1, borderRadius: 1, overflowWrap: 'anywhere' }}>
        <ListItemText
          primary={leadName(lead) || 'No name'}
          secondary={[phone, city, serviceType, !isActive && 'Inactive']
            .filter(Boolean)
            .join(' · ')}
        />
      </ListItemButton>
    </li>
  );
}
