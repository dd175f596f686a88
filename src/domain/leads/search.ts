import { weakMapMemoize } from '@reduxjs/toolkit';
import { matchesFolded, searchedText } from '../../lib/foldedText';
import { includesPhone } from '../../lib/phones';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, leadFieldText } from './fields';
import { funnelStage, leadName } from './rules';
import type { Lead } from './schema';

/** The filters of the leads table; an empty one matches everything. */
export interface LeadFilter {
  search: string;
  stage: string;
  source: string;
}

/** Whether a lead matches the filters. The search covers the fields that {@link LEAD_FIELDS} marks. */
export function matchesLeadFilter(lead: Lead, { search, stage, source }: LeadFilter): boolean {
  if (stage !== '' && lead.stage !== stage && funnelStage(lead.stage) !== stage) return false;
  if (source !== '' && lead.leadSource !== source) return false;
  if (search.trim() === '') return true;
  return matchesFolded(searchableText(lead), search) || includesPhone(lead.phone, search);
}

/** The fields that a search covers. */
export const SEARCHED = LEAD_FIELD_NAMES.filter((name) => LEAD_FIELDS[name].isSearched);

/** Returns the text that the search covers, cached per lead so that searching thousands stays fast. */
const searchableText = weakMapMemoize((lead: Lead): string => {
  const fields = SEARCHED.map((name) => leadFieldText(lead[name]));
  return searchedText([leadName(lead), ...fields].join('\n'));
});
