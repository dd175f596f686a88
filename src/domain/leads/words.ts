import { formatDay, formatDateTime, formatTimeOfDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { formatDollars } from '../../lib/money';
import { readableFields } from '../../lib/text';
import type { ContextWords, ReadFact } from '../shared/words';
import * as leads from './events';
import type { CommunicationType } from './schema';

/** The kinds of communication within a sentence; an unknown one is unchanged. */
const KINDS: Record<CommunicationType, string> = {
  call: 'a call',
  text: 'a text message',
  email: 'an e-mail',
  note: 'a note',
};

/** Formats the day and time of an appointment; a move may have changed only the day or only the time. */
const timeOf = (fact: ReadFact): string =>
  [formatDay(fact('date')), formatTimeOfDay(fact('time'))].filter(Boolean).join(', ');

/** The changed fields, each with its new value if the entry has it. */
const changesOf = (fact: ReadFact): string =>
  fact('fields')
    .split(', ')
    .map((field) => {
      const value = fact(field);
      const shown = field === 'estimatedValue' ? formatDollars(Number(value)) : value;
      return readableFields(field) + (value && ` “${shown}”`);
    })
    .join(', ');

/** What the owner reads of the events of leads. */
export const words: ContextWords = {
  [leads.leadCreated.type]: (fact) =>
    `Became a lead: ${fact('serviceType')}, ${fact('leadSource')}`,
  [leads.leadsImported.type]: 'Leads imported',
  [leads.leadEdited.type]: (fact) => `Details edited: ${changesOf(fact)}`,
  [leads.leadsMoved.type]: {
    one: (fact) => `Moved from ${fact('from')} to ${fact('to')}`,
    several: (count, fact) => `Moved ${count} to ${fact('to')}`,
  },
  [leads.followUpsScheduled.type]: {
    one: (fact) =>
      fact('dueDate') === ''
        ? 'Follow-up taken away'
        : `Follow-up set for ${formatDateTime(fact('dueDate'))}`,
    several: (count) => `Put off ${count}`,
  },
  [leads.leadsTagged.type]: { several: (count) => `Changed the tags of ${count}` },
  [leads.leadsActivityChanged.type]: {
    several: (count, fact) =>
      `Made ${count} ${fact('isActive') === 'true' ? 'active' : 'inactive'}`,
  },
  [leads.leadsDeleted.type]: { one: 'Lead deleted', several: (count) => `Deleted ${count}` },
  [leads.leadsMerged.type]: (fact) => `Merged with another lead: ${fact('merged')}`,
  [leads.communicationLogged.type]: (fact) =>
    `Logged ${lookUp(KINDS, fact('kind')) ?? fact('kind')}${fact('subject') && ` (${fact('subject')})`}`,
  [leads.appointmentScheduled.type]: (fact) =>
    `Appointment (${fact('kind')}) set for ${timeOf(fact)}`,
  [leads.appointmentMoved.type]: {
    one: (fact) =>
      timeOf(fact) === '' ? 'Appointment changed' : `Appointment moved to ${timeOf(fact)}`,
    several: (count, fact) => `Moved visits of ${count} to ${formatDay(fact('date'))}`,
  },
  [leads.appointmentCompleted.type]: 'Appointment completed',
  [leads.appointmentCancelled.type]: 'Appointment cancelled',
  [leads.appointmentMissed.type]: 'No-show: the customer was not there',
  [leads.documentAttached.type]: (fact) => `Document added: ${fact('name')}`,
  [leads.documentRemoved.type]: (fact) => `Document removed: ${fact('name')}`,
};
