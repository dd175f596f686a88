import EditNoteIcon from '@mui/icons-material/EditNote';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { scheduleFollowUps } from '../../domain/leads/commands';
import { callOutcomeRecorded } from '../../domain/leads/events';
import { isEmergency, isPaid } from '../../domain/leads/nextStep';
import { leadName, requestText } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatPhone } from '../../domain/shared/phoneNumbers';
import { selectLastAct } from '../../domain/undo/slice';
import { formatDateTime, formatDistanceFrom } from '../../lib/dates';
import { dotted, pluralize } from '../../lib/text';
import { LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import { focusElement, focusIfLost } from '../../ui/screen/focus';
import { Section } from '../../ui/screen/Screen';
import { useReturnState } from '../../ui/screen/useReturnState';
import { listItem } from '../../ui/shortcuts/useListKeys';
import { CallButton, OutcomeButton } from '../shared/calls/CallButtons';
import { FollowUp, lastSaid, PriorityTag, StageTag } from '../shared/leads/LeadCells';
import { LeadItemLink, useLeadAddress } from '../shared/leads/leadOverScreen';
import { SnoozeButton } from '../shared/leads/SnoozeButton';
import type { OpeningPanel } from '../shared/openingState';
import { useAct } from '../shared/undo/useAct';
import { callLinkId, useDialogQuery } from '../shared/useDialogQuery';
import { NothingHere } from './NothingHere';
import { TODAY_IDS } from './todayIds';
import { useFirstFew } from './useFirstFew';

/** After a call: focuses the next person's Call link; where the call is still due, it leaves the focus at its opener. */
function useNextPerson(due: readonly Lead[]): void {
  const [leadId] = useDialogQuery('call');
  const before = useRef<{ leadId: string; ids: string[] }>({ leadId: '', ids: [] });
  useEffect(() => {
    const called = before.current;
    const ids = due.map(({ id }) => id);
    // While the sheet is open, the list stays as it was when the call was made.
    before.current = { leadId, ids: leadId !== '' && leadId === called.leadId ? called.ids : ids };
    if (called.leadId === '' || leadId !== '') return;
    const position = called.ids.indexOf(called.leadId);
    if (position < 0) return;
    const next = called.ids.slice(position).find((id) => ids.includes(id)) ?? ids[0];
    if (next === called.leadId) focusIfLost(callLinkId(next));
    else focusElement(next === undefined ? TODAY_IDS.calls : callLinkId(next));
  }, [due, leadId]);
}

interface CallsSectionProps {
  /** The leads whose follow-up is due, in the order of `callsOfDay`. */
  due: readonly Lead[];
  /** How many follow-ups come later today. */
  laterToday: number;
  now: Date;
}

/** The calls to make: due follow-ups, each with what one needs to know before calling. */
export function CallsSection({ due, laterToday, now }: CallsSectionProps) {
  const { shown, more } = useFirstFew(due);
  useNextPerson(shown);
  return (
    <Section flush id={TODAY_IDS.calls} title="Calls" action={<NoteOnLastCall />}>
      {due.length === 0 && <NothingHere>No follow-up is due now.</NothingHere>}
      <PlainList lines="edge" aria-label={pluralize(due.length, 'call')}>
        {shown.map((lead) => (
          <li key={lead.id} {...listItem()}>
            <LeadSummary lead={lead} late={<FollowUp lead={lead} />} />
            <Muted>{lastSaid(lead, now)}</Muted>
            <CallActions lead={lead}>{isPaid(lead) && <ClearFollowUp lead={lead} />}</CallActions>
          </li>
        ))}
      </PlainList>
      {more}
      {laterToday > 0 && (
        <NothingHere>{`${pluralize(laterToday, 'more call comes', 'more calls come')} later today.`}</NothingHere>
      )}
    </Section>
  );
}

/** Leads to a note on the call that was just recorded, until the owner does something else. */
function NoteOnLastCall() {
  const act = useAppSelector(selectLastAct);
  const addressOf = useLeadAddress();
  const returnState = useReturnState();
  if (act?.type !== callOutcomeRecorded.type || !act.entry) return null;
  const { subjectId, subjectName } = act.entry;
  return (
    <LinkButton
      to={addressOf(subjectId)}
      state={{ ...returnState, note: '' } satisfies OpeningPanel}
      startIcon={<EditNoteIcon />}
    >
      {`Note on ${subjectName}`}
    </LinkButton>
  );
}

/** A lead's name, stage and place, what it is about, whether it is an emergency, and how late it is. */
export const LeadSummary = ({ lead, late }: { lead: Lead; late?: ReactNode }) => (
  <>
    <Row rowGap={0}>
      <LeadItemLink leadId={lead.id}>{leadName(lead)}</LeadItemLink>
      <StageTag stage={lead.stage} />
      {isEmergency(lead) && <PriorityTag priority={lead.priority} />}
      <Typography component="div" variant="body2" sx={{ ml: { sm: 'auto' } }}>
        {late}
      </Typography>
    </Row>
    <Typography variant="body2">
      {dotted(lead.serviceType, lead.city)}
      {/* A phone calls by the button. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}>
        {lead.phone && ` · ${formatPhone(lead.phone)}`}
      </Box>
    </Typography>
  </>
);

/** Removes the follow-up of a lead that needs no more calls. */
function ClearFollowUp({ lead }: { lead: Lead }) {
  const act = useAct();
  const name = leadName(lead);
  return (
    <Button
      variant="outlined"
      aria-label={`Clear follow-up with ${name}`}
      onClick={() => act(scheduleFollowUps([lead.id], null), `${name} has no follow-up any more`)}
    >
      Clear follow-up
    </Button>
  );
}

/** The buttons of a call: Call, Outcome and Put off. */
export const CallActions = ({ lead, children }: { lead: Lead; children?: ReactNode }) => (
  <Row sx={{ mt: 1 }}>
    <CallButton lead={lead} variant="contained" />
    <OutcomeButton lead={lead} variant="outlined" />
    {children}
    <SnoozeButton lead={lead} sx={{ ml: 'auto' }} />
  </Row>
);

interface LeadsOfSection {
  leads: readonly Lead[];
  now: Date;
}

/** The requests that nobody has answered yet. */
export function RequestsSection({ leads, now }: LeadsOfSection) {
  const { shown, more } = useFirstFew(leads);
  return (
    <Section flush id={TODAY_IDS.requests} title="New requests">
      {leads.length === 0 && <NothingHere>No new request waits for an answer.</NothingHere>}
      <PlainList lines="edge" aria-label={pluralize(leads.length, 'new request')}>
        {shown.map((lead) => (
          <li key={lead.id} {...listItem()}>
            <LeadSummary lead={lead} />
            <Muted>
              <time dateTime={lead.createdDate} title={formatDateTime(lead.createdDate)}>
                Asked {formatDistanceFrom(lead.createdDate, now)}
              </time>
              {requestText(lead) && `: ${lastSaid(lead, now)}`}
            </Muted>
            <CallActions lead={lead} />
          </li>
        ))}
      </PlainList>
      {more}
    </Section>
  );
}

/** The active leads without a follow-up, each with a date to pick; renders nothing without any. */
export function NoNextStepSection({ leads }: Pick<LeadsOfSection, 'leads'>) {
  const { shown, more } = useFirstFew(leads);
  if (leads.length === 0) return null;
  return (
    <Section flush id={TODAY_IDS.noNextStep} title="No next step">
      <NothingHere>Nothing reminds you of these. Pick when to follow up.</NothingHere>
      <PlainList
        lines="edge"
        aria-label={pluralize(
          leads.length,
          'lead without a next step',
          'leads without a next step',
        )}
      >
        {shown.map((lead) => (
          <li key={lead.id} {...listItem()}>
            <LeadSummary lead={lead} />
            <Row sx={{ mt: 1 }}>
              <SnoozeButton lead={lead} label="Set follow-up" />
            </Row>
          </li>
        ))}
      </PlainList>
      {more}
    </Section>
  );
}
