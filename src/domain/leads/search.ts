import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { emailsIn } from '../../lib/emailsIn';
import { matchesFolded, searchedText } from '../../lib/foldedText';
import { grouped } from '../../lib/lookUp';
import { includesPhone, wholeNumbersIn } from '../../lib/phones';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, leadFieldText } from './fields';
import { mergedLeads } from './merging';
import { funnelStage, leadAt, leadName } from './rules';
import type { Lead } from './schema';
import { selectLeadEntities } from './slice';

/** The filters of the leads table; an empty one matches everything. */
export interface LeadFilter {
  search: string;
  stage: string;
  source: string;
}

/** Returns the leads that were merged into others, by the id of the lead that stays. */
export const selectMergedInto = createSelector(
  [selectLeadEntities],
  (entities): ReadonlyMap<string, readonly Lead[]> =>
    grouped(mergedLeads(entities), ({ id }) => leadAt(entities, id)?.id ?? id),
);

/**
 * Whether a lead matches the filters. The search covers the fields that {@link LEAD_FIELDS} marks and the contacts in
 * the notes, of the lead or of one of those that were merged into it.
 */
export function matchesLeadFilter(
  lead: Lead,
  { search, stage, source }: LeadFilter,
  merged: readonly Lead[] = [],
): boolean {
  if (stage !== '' && lead.stage !== stage && funnelStage(lead.stage) !== stage) return false;
  if (source !== '' && lead.leadSource !== source) return false;
  if (search.trim() === '') return true;
  return [lead, ...merged].some(
    (each) =>
      matchesFolded(searchableText(each), search) ||
      phonesOfLead(each).some((phone) => includesPhone(phone, search)),
  );
}

/** The fields that a search covers. */
export const SEARCHED = LEAD_FIELD_NAMES.filter((name) => LEAD_FIELDS[name].isSearched);

/** Returns the text that the search covers, cached per lead so that searching thousands stays fast. */
const searchableText = weakMapMemoize((lead: Lead): string => {
  const fields = SEARCHED.map((name) => leadFieldText(lead[name]));
  return searchedText([leadName(lead), ...fields, ...emailsIn(lead.notes)].join('\n'));
});

/** Returns the phone numbers of a lead: its own, and those in its notes, where a contact's further ones are. */
export const phonesOfLead = weakMapMemoize(({ phone, notes }: Lead): string[] => [
  phone,
  ...wholeNumbersIn(notes),
]);
