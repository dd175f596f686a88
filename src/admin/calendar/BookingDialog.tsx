import Stack from '@mui/material/Stack';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { lazy, useMemo, useState } from 'react';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay';
import { useAppSelector } from '../../app/store/hooks';
import { leadName } from '../../domain/leads/rules';
import { matchesLeadFilter } from '../../domain/leads/search';
import { selectLeadById, selectLeads } from '../../domain/leads/slice';
import type { Lead } from '../../domain/leads/schema';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { formatPhone } from '../../lib/phones';
import { SearchField } from '../../ui/SearchField';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { AppointmentForm, type Slot } from '../shared/leads/AppointmentForm';

const QuickAddDialog = lazy(async () => ({
  default: (await import('../shared/quickAdd/QuickAddDialog')).QuickAddDialog,
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
  const [leadId, setLeadId] = useState('');
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return (
    <TitledDialog
      title={lead ? `Appointment with ${leadName(lead)}` : 'Who is it with?'}
      // The form shows the time itself, and may change it.
      subtitle={
        !lead && `${formatWeekday(slot.scheduledDate)}, ${formatTimeOfDay(slot.scheduledTime)}`
      }
      closesBeside={!lead}
      onClose={onClose}
    >
      {lead ? (
        <AppointmentForm leadId={lead.id} slot={slot} onClose={onClose} />
      ) : (
        <PersonChoice onChoose={setLeadId} />
      )}
    </TitledDialog>
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
    <Stack spacing={1} ref={focusSearch}>
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
      <Button variant="outlined" startIcon={<PersonAddIcon />} onClick={() => setAdding(true)}>
        Somebody new
      </Button>
      {isAdding && (
        <LazyOverlay>
          <QuickAddDialog onClose={() => setAdding(false)} onAdded={onChoose} />
        </LazyOverlay>
      )}
    </Stack>
  );
}

function PersonItem({ lead, onChoose }: { lead: Lead; onChoose: () => void }) {
  const { phone, city, serviceType, isActive } = lead;
  return (
    <li>
      <ListItemButton onClick={onChoose} sx={{ px: 1, borderRadius: 1, overflowWrap: 'anywhere' }}>
        <ListItemText
          primary={leadName(lead) || 'No name'}
          secondary={[formatPhone(phone), city, serviceType, !isActive && 'Inactive']
            .filter(Boolean)
            .join(' · ')}
        />
      </ListItemButton>
    </li>
  );
}
