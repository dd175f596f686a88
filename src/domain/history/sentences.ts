import * as blog from '../blog/events';
import * as content from '../content/events';
import * as estimates from '../estimates/events';
import * as gallery from '../gallery/events';
import * as leads from '../leads/events';
import * as payments from '../payments/events';
import * as projects from '../projects/events';
import * as undo from '../undo/events';
import { formatDay, formatDateTime, formatTimeOfDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import type { CommunicationType } from '../leads/schema';
import { ENTRY_TYPES } from './rules';
import type { HistoryEntry } from './schema';

/** The kinds of communication within a sentence; an unknown one is unchanged. */
const KINDS: Record<CommunicationType, string> = {
  call: 'a call',
  text: 'a text message',
  email: 'an e-mail',
  note: 'a note',
};

/** The sentence of each recorded event: what happened, without the subject. */
const SENTENCES: Record<string, (fact: (name: string) => string) => string> = {
  [leads.leadCreated.type]: (fact) =>
    `Became a lead: ${fact('serviceType')}, ${fact('leadSource')}`,
  [leads.leadEdited.type]: (fact) => `Details edited: ${humanChanges(fact)}`,
  [ENTRY_TYPES.leadDeleted]: () => 'Lead deleted',
  [ENTRY_TYPES.moved]: (fact) => `Moved from ${fact('from')} to ${fact('to')}`,
  [ENTRY_TYPES.followUpSet]: (fact) =>
    fact('dueDate') === ''
      ? 'Follow-up taken away'
      : `Follow-up set for ${formatDateTime(fact('dueDate'))}`,
  [leads.leadsMerged.type]: (fact) => `Merged with another lead: ${fact('merged')}`,
  [leads.communicationLogged.type]: (fact) =>
    `Logged ${lookUp(KINDS, fact('kind')) ?? fact('kind')}${fact('subject') && ` (${fact('subject')})`}`,
  [leads.appointmentScheduled.type]: (fact) =>
    `Appointment (${fact('kind')}) set for ${whenOf(fact)}`,
  [leads.appointmentMoved.type]: (fact) =>
    whenOf(fact) === '' ? 'Appointment changed' : `Appointment moved to ${whenOf(fact)}`,
  [leads.appointmentCompleted.type]: () => 'Appointment completed',
  [leads.appointmentCancelled.type]: () => 'Appointment cancelled',
  [leads.appointmentMissed.type]: () => 'No-show: the customer was not there',
  [leads.documentAttached.type]: (fact) => `Document added: ${fact('name')}`,
  [leads.documentRemoved.type]: (fact) => `Document removed: ${fact('name')}`,
  [ENTRY_TYPES.notified]: (fact) => `Notification: ${fact('title')}`,
  [projects.projectCreated.type]: (fact) => `Project created: ${fact('status')}`,
  [projects.projectEdited.type]: (fact) => `Project edited: ${humanFields(fact('fields'))}`,
  [projects.projectDeleted.type]: () => 'Project deleted',
  [projects.statusChanged.type]: (fact) => `Status changed from ${fact('from')} to ${fact('to')}`,
  [projects.noteAdded.type]: (fact) =>
    fact('isPublic') === 'true' ? 'Customer update added' : 'Internal note added',
  [projects.customerEmailSent.type]: () => 'Customer e-mail sent (simulated)',
  [projects.consentRecorded.type]: (fact) =>
    fact('by') === ''
      ? 'Consent to show the work withdrawn'
      : `Consent to show the work: ${fact('by')}, ${fact('how').toLowerCase()}`,
  [projects.attachmentAdded.type]: (fact) => `Picture added: ${fact('name')}`,
  [projects.attachmentRemoved.type]: (fact) => `Picture removed: ${fact('name')}`,
  [estimates.estimateCreated.type]: (fact) =>
    `Estimate ${fact('number')} written: ${fact('total')}`,
  [estimates.estimateEdited.type]: (fact) => `Estimate ${fact('number')} changed`,
  [estimates.estimateLinked.type]: (fact) => `Link to estimate ${fact('number')} taken`,
  [estimates.estimateSent.type]: (fact) => `Estimate ${fact('number')} sent`,
  [estimates.estimateAnswered.type]: (fact) =>
    `Estimate ${fact('number')} ${fact('answer').toLowerCase()}`,
  [estimates.estimateDeleted.type]: (fact) => `Estimate ${fact('number')} deleted`,
  [payments.paymentReceived.type]: (fact) => `Paid ${fact('amount')}: ${fact('way')}`,
  [payments.paymentEdited.type]: (fact) => `Payment corrected: ${fact('amount')}`,
  [payments.paymentDeleted.type]: (fact) => `Payment deleted: ${fact('amount')}`,
  [content.sectionEdited.type]: (fact) => `Page section edited: ${fact('section')}`,
  [content.pageInfoEdited.type]: () => 'Page title edited',
  [content.pageReset.type]: () => 'Page reset to its built-in wording',
  [gallery.galleryProjectAdded.type]: () => 'Added to the gallery',
  [gallery.galleryProjectEdited.type]: () => 'Gallery project edited',
  [gallery.galleryProjectRemoved.type]: () => 'Removed from the gallery',
  [blog.postWritten.type]: () => 'Post written',
  [blog.postEdited.type]: () => 'Post edited',
  [blog.postPublished.type]: () => 'Post published',
  [blog.postUnpublished.type]: () => 'Post unpublished',
  [blog.postDeleted.type]: () => 'Post deleted',
  [undo.actUndone.type]: (fact) => {
    if (fact('isRestore') === 'true') return 'Restored';
    const undone = fact('undone');
    if (undone === undo.actUndone.type) return 'Undone: Restored';
    return `Undone: ${inSentence(SENTENCES[undone]?.(fact) ?? undone)}`;
  },
};

/** Formats the day and time of an appointment; a move may have changed only one of them. */
const whenOf = (fact: (name: string) => string): string =>
  [formatDay(fact('date')), formatTimeOfDay(fact('time'))].filter(Boolean).join(', ');

/** Converts `projectDescription, zipCode` to `project description, zip code`. */
const humanFields = (fields: string): string =>
  fields.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The changed fields, each with its new value if the entry has it. */
const humanChanges = (fact: (name: string) => string): string =>
  fact('fields')
    .split(', ')
    .map((field) => humanFields(field) + (fact(field) && ` “${fact(field)}”`))
    .join(', ');

/** Returns a sentence for use after a colon: what follows its own is in brackets. */
export function inSentence(sentence: string): string {
  const [what = '', ...rest] = sentence.split(': ');
  return rest.length === 0 ? what : `${what} (${rest.join(': ')})`;
}

/** Returns the sentence of a history entry; the event's type if this version does not know it. */
export function sentenceFor({ type, facts }: HistoryEntry): string {
  return SENTENCES[type]?.((name) => String(facts[name] ?? '')) ?? type;
}
