import { readableFields } from '../../lib/text';
import type { ContextWords } from '../shared/words';
import * as projects from './events';

/** What the owner reads of the events of jobs. */
export const words: ContextWords = {
  [projects.projectCreated.type]: (fact) => `Project created: ${fact('status')}`,
  [projects.projectEdited.type]: (fact) => `Project edited: ${readableFields(fact('fields'))}`,
  [projects.projectDeleted.type]: 'Project deleted',
  [projects.statusChanged.type]: {
    one: (fact) => `Status changed from ${fact('from')} to ${fact('to')}`,
    several: (count, fact) => `Changed ${count} to ${fact('to')}`,
  },
  [projects.noteAdded.type]: (fact) =>
    fact('isPublic') === 'true' ? 'Customer update added' : 'Internal note added',
  [projects.customerEmailSent.type]: 'Customer e-mail sent (simulated)',
  [projects.consentRecorded.type]: (fact) =>
    fact('by') === ''
      ? 'Consent to show the work withdrawn'
      : `Consent to show the work: ${fact('by')}, ${fact('how').toLowerCase()}`,
  [projects.attachmentAdded.type]: (fact) => `Picture added: ${fact('name')}`,
  [projects.attachmentRemoved.type]: (fact) => `Picture removed: ${fact('name')}`,
};
