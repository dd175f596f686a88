import * as v from 'valibot';
import { cutText } from '../../lib/text';
import { DETAILS_MISSING, isDescribed, leadName } from '../leads/rules';
import { DEFAULT_PRIORITY, type Lead } from '../leads/schema';
import { customerOf, placeOf } from './rules';
import { FIRST_PROJECT_STATUS, projectFieldsSchema, type NewProject } from './schema';

/** What new jobs begin with: pure functions. */

/** Returns the project form's defaults. */
export function emptyProject(state: string): NewProject {
  const { title: _required, ...fields } = projectFieldsSchema.entries;
  return { ...v.parse(v.object(fields), { state }), title: '', status: FIRST_PROJECT_STATUS };
}

/** The greatest length of a title that is made of a description, in characters. */
const TITLE_LENGTH = 60;

/** The end of a sentence, which an abbreviation has none of: `in St. Albans`, `approx. 3 boards`. */
const SENTENCE_END =
  /(?<![.!?])(?:[!?]|(?<!\b(?:(?:in|near) St|Mt|Mrs?|Ms|approx))\.)[.!?]*(?:\s|$)|\n/i;

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?![\w-])/i;

/**
 * Returns the first sentence of a description as a title, shortened at a word; empty without one. A greeting counts
 * only where nothing follows it.
 */
function titleFrom(description: string): string {
  const sentences = description
    .split(SENTENCE_END)
    .map((part) => part.trim())
    .filter(Boolean);
  const sentence = sentences.find((part) => !GREETING.test(part)) ?? sentences[0] ?? '';
  if (sentence.length <= TITLE_LENGTH) return sentence;
  const end = sentence.lastIndexOf(' ', TITLE_LENGTH);
  return `${cutText(sentence, end > 0 ? end : TITLE_LENGTH).trimEnd()}…`;
}

/** Returns a new job with the customer of a lead; its title says what the lead asks for. */
export function projectFromLead(lead: Lead): NewProject {
  const description = isDescribed(lead) ? lead.projectDescription : lead.notes.trim();
  return {
    ...emptyProject(lead.state),
    title: titleFrom(description) || `${lead.serviceType} for ${leadName(lead)}`,
    description,
    customerId: lead.id,
    ...customerOf(lead),
    ...placeOf(lead),
    status: 'Approved',
    priority: lead.priority,
    estimatedValue: lead.estimatedValue,
    tags: lead.tags.filter((tag) => tag !== DETAILS_MISSING),
  };
}

/** Returns another job for the customer of a lead, of which no more is known yet than what is asked for. */
export function nextJobOf(lead: Lead, description = ''): NewProject {
  const customerName = leadName(lead);
  return {
    ...projectFromLead(lead),
    title: titleFrom(description) || `New job for ${customerName}`,
    description,
    status: FIRST_PROJECT_STATUS,
    priority: DEFAULT_PRIORITY,
    estimatedValue: 0,
    tags: [],
  };
}
