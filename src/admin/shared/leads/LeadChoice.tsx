import { List, ListItemButton, ListItemText, Stack } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { matchesLeadFilter, selectMergedInto } from '../../../domain/leads/search';
import { selectLeads } from '../../../domain/leads/slice';
import { formatPhone } from '../../../domain/shared/phoneNumbers';
import { dotted, pluralize } from '../../../lib/text';
import { Muted } from '../../../ui/parts';
import { focusWithin } from '../../../ui/screen/focus';
import { SearchField } from '../../../ui/SearchField';

/** How many leads are listed; a search finds the others. */
const LISTED = 6;

const focusSearch = focusWithin('input');

interface LeadChoiceProps {
  onChoose: (leadId: string) => void;
  /** Returns a lower number for a lead that comes earlier; by default those that are worked on. */
  rankOf?: (lead: Lead) => number;
  except?: string;
  children?: ReactNode;
}

const activeFirst = ({ isActive }: Lead): number => (isActive ? 0 : 1);

const describe = ({ phone, city, serviceType, isActive }: Lead): string =>
  dotted(formatPhone(phone), city, serviceType, !isActive && 'Inactive');

/** Chooses a lead by a search over name, phone and street. */
export function LeadChoice({ onChoose, rankOf = activeFirst, except, children }: LeadChoiceProps) {
  const leads = useAppSelector(selectLeads);
  const mergedInto = useAppSelector(selectMergedInto);
  const [search, setSearch] = useState('');
  const matching = useMemo(
    () =>
      leads
        .filter(
          (lead) =>
            lead.id !== except &&
            matchesLeadFilter(lead, { search, stage: '', source: '' }, mergedInto.get(lead.id)),
        )
        // The sort keeps the newest first among equals.
        .sort((a, b) => rankOf(a) - rankOf(b)),
    [leads, mergedInto, search, except, rankOf],
  );
  return (
    <Stack spacing={1} ref={focusSearch}>
      <SearchField label="Name, phone or street" value={search} onChange={setSearch} />
      <Muted component="output" aria-live="polite">
        {matching.length > LISTED
          ? `${LISTED} of ${pluralize(matching.length, 'lead')}; type to find the others`
          : pluralize(matching.length, 'lead')}
      </Muted>
      <List aria-label="Leads" disablePadding sx={{ mx: -1 }}>
        {matching.slice(0, LISTED).map((lead) => (
          <li key={lead.id}>
            <ListItemButton
              onClick={() => onChoose(lead.id)}
              sx={{ px: 1, borderRadius: 1, overflowWrap: 'anywhere' }}
            >
              <ListItemText primary={leadName(lead) || 'No name'} secondary={describe(lead)} />
            </ListItemButton>
          </li>
        ))}
      </List>
      {children}
    </Stack>
  );
}
