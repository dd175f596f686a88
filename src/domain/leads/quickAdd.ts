import { formatPhone } from '../shared/phoneNumbers';
import { capitalizeName, readName, type Names } from './intake/names';
import type { Place } from './intake/towns';
import { DETAILS_MISSING, emptyLead, isDescribed, leadName } from './rules';
import { DETAILS_TO_FOLLOW, type LeadFields, type NewLead } from './schema';

/** The rules of Quick add: a lead of a name and a phone number. */

/** What Quick add asks for; `email` is empty unless it was found beside the name. */
export interface Caller {
  fullName: string;
  phone: string;
  email: string;
  /** The parts of the name, where they are known and the name was not changed since. */
  names?: Names;
  /** What the owner noted of the person. */
  note?: string;
  /** Where, as far as it is known. */
  place?: Place;
}

/** Returns the lead of a caller. */
export const leadFromCaller = ({
  fullName,
  phone,
  email,
  names,
  note = '',
  place,
}: Caller): NewLead => ({
  ...emptyLead(),
  ...place,
  notes: note,
  ...(names && leadName(names) === fullName.trim()
    ? names
    : readName(capitalizeName(fullName.trim()))),
  phone: formatPhone(phone.trim()),
  email: email.trim(),
  leadSource: 'Phone Call',
  serviceType: 'Other',
  projectDescription: DETAILS_TO_FOLLOW,
  tags: [DETAILS_MISSING],
});

/** Returns the tags of a saved lead: {@link DETAILS_MISSING} goes once it is described. */
export const tagsAfterSave = (fields: Pick<LeadFields, 'tags' | 'projectDescription'>): string[] =>
  isDescribed(fields) ? fields.tags.filter((tag) => tag !== DETAILS_MISSING) : fields.tags;
