import { MAX_LENGTH } from '../../lib/fields';
import { joinTags } from '../../lib/text';
import {
  LEAD_SOURCES,
  PRIORITIES,
  SERVICE_TYPES,
  STAGES,
  TIMELINES,
  type EstimateRequest,
  type LeadFields,
  type NewLead,
} from './schema';

/** The fields of a lead and of a request, described once for all uses: see CONTRIBUTING.md. */

/** A field that the lead form fills in. */
export type LeadFieldName = keyof NewLead;

export interface LeadFieldDescription {
  /** Its label in the form and the panel, and the heading of its CSV column. */
  label: string;
  /** How its value is written as text and parsed. */
  kind: 'text' | 'email' | 'phone' | 'dollars' | 'flag' | 'tags' | 'choice';
  /** The options of a choice. */
  choices?: readonly string[];
  /** Whether its text is as long as a note. */
  isLong?: true;
  /** What the form says of an empty text; without it the text may be empty. */
  missing?: string;
  /** Whether the search over leads finds it. */
  isSearched: boolean;
}

/** The fields of a lead, in the order of the CSV file's columns. */
export const LEAD_FIELDS: Record<LeadFieldName, LeadFieldDescription> = {
  firstName: { label: 'First Name', kind: 'text', missing: 'Enter a first name', isSearched: true },
  lastName: { label: 'Last Name', kind: 'text', missing: 'Enter a last name', isSearched: true },
  email: { label: 'Email', kind: 'email', isSearched: true },
  phone: { label: 'Phone', kind: 'phone', isSearched: true },
  address: { label: 'Address', kind: 'text', isSearched: true },
  city: { label: 'City', kind: 'text', isSearched: true },
  state: { label: 'State', kind: 'text', isSearched: false },
  zipCode: { label: 'ZIP Code', kind: 'text', isSearched: false },
  leadSource: { label: 'Lead Source', kind: 'choice', choices: LEAD_SOURCES, isSearched: false },
  stage: { label: 'Stage', kind: 'choice', choices: STAGES, isSearched: false },
  serviceType: { label: 'Service Type', kind: 'choice', choices: SERVICE_TYPES, isSearched: true },
  projectDescription: {
    label: 'Project Description',
    kind: 'text',
    isLong: true,
    missing: 'Describe the project',
    isSearched: true,
  },
  estimatedValue: { label: 'Estimated Value', kind: 'dollars', isSearched: false },
  priority: { label: 'Priority', kind: 'choice', choices: PRIORITIES, isSearched: false },
  isActive: { label: 'Active', kind: 'flag', isSearched: false },
  tags: { label: 'Tags', kind: 'tags', isSearched: true },
  notes: { label: 'Notes', kind: 'text', isLong: true, isSearched: false },
};

export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[];

/** Returns a field's value as text: tags separated by commas, a flag as yes or no. */
export function leadFieldText(value: NewLead[LeadFieldName]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? joinTags(value) : String(value);
}

/** A field of an estimate request. */
export type RequestField = keyof EstimateRequest;

interface RequestFieldDescription {
  /** Its label in the contact form and in the message. */
  label: string;
  /** The fields of the lead that it fills in. */
  fills: readonly (keyof LeadFields)[];
  /** The greatest length of a text, in characters. */
  maxLength?: number;
  /** The options of a choice: each value and its label. */
  choices?: Readonly<Record<string, string>>;
}

const labelledByName = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

/**
 * The fields of an estimate request, in the order of a link's list. A new field goes to the end and may be empty,
 * because links of older builds do not have it.
 */
export const REQUEST_FIELDS = {
  fullName: { label: 'Full Name', fills: ['firstName', 'lastName'], maxLength: MAX_LENGTH.line },
  email: { label: 'Email', fills: ['email'], maxLength: MAX_LENGTH.email },
  phone: { label: 'Phone Number', fills: ['phone'], maxLength: MAX_LENGTH.line },
  service: {
    label: 'Service Needed',
    fills: ['serviceType'],
    choices: labelledByName(SERVICE_TYPES),
  },
  timeline: {
    label: 'Timeline',
    fills: ['priority', 'notes'],
    choices: Object.fromEntries(Object.entries(TIMELINES).map(([key, { label }]) => [key, label])),
  },
  description: {
    label: 'Project Description',
    fills: ['projectDescription'],
    maxLength: MAX_LENGTH.note,
  },
  town: { label: 'Town', fills: ['city'], maxLength: MAX_LENGTH.line },
  time: { label: 'Best time to call', fills: ['notes'], maxLength: MAX_LENGTH.line },
} as const satisfies Record<RequestField, RequestFieldDescription>;

export const REQUEST_FIELD_NAMES = Object.keys(REQUEST_FIELDS) as RequestField[];

/** Returns the description of a request's field. */
export const requestField = (name: RequestField): RequestFieldDescription => REQUEST_FIELDS[name];
