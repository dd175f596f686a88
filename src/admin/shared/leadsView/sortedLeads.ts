import { weakMapMemoize } from '@reduxjs/toolkit';
import { leadName, stageIndex } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { matchesLeadFilter } from '../../../domain/leads/search';
import { compareTexts } from '../../../lib/compareTexts';
import { parseIsoDateTime } from '../../../lib/dates';
import { PRESETS, type ColumnId, type LeadsFilter } from './leadsView';

const byText =
  (of: (lead: Lead) => string) =>
  (a: Lead, b: Lead): number =>
    compareTexts(of(a), of(b));

/** Returns the time of a follow-up, cached per lead so that sorting thousands stays fast. */
const followUpTime = weakMapMemoize((lead: Lead): number =>
  parseIsoDateTime(lead.nextFollowUpDate ?? '').getTime(),
);

const COMPARERS: Record<ColumnId, (a: Lead, b: Lead) => number> = {
  customer: byText(leadName),
  contact: byText((lead) => lead.leadSource),
  service: byText((lead) => lead.serviceType),
  stage: (a, b) => stageIndex(a.stage) - stageIndex(b.stage),
  value: (a, b) => a.estimatedValue - b.estimatedValue,
  followUp: (a, b) => followUpTime(a) - followUpTime(b),
  tags: byText(({ tags }) => tags.join(', ')),
  created: (a, b) => Number(a.createdDate > b.createdDate) - Number(a.createdDate < b.createdDate),
};

/** Whether a lead has nothing to be sorted by. */
const LACKS: Partial<Record<ColumnId, (lead: Lead) => boolean>> = {
  followUp: (lead) => !lead.nextFollowUpDate,
  tags: ({ tags }) => tags.length === 0,
};

/** Sorts the leads by a column; those without a follow-up, or without tags, are always last. */
export function sortedLeads(
  leads: readonly Lead[],
  sort: ColumnId | undefined,
  isDescending: boolean,
): readonly Lead[] {
  if (!sort) return leads;
  const compare = COMPARERS[sort];
  const direction = isDescending ? -1 : 1;
  const lacks = LACKS[sort] ?? (() => false);
  const ranked = leads.filter((lead) => !lacks(lead));
  const unranked = leads.filter(lacks);
  return [...ranked.sort((a, b) => direction * compare(a, b)), ...unranked];
}

/** Returns the leads that the filters show at a time, in their order. */
export function foundLeads(
  leads: readonly Lead[],
  mergedInto: ReadonlyMap<string, readonly Lead[]>,
  filter: LeadsFilter,
  now: Date,
): Lead[] {
  const isOfPreset = filter.preset && PRESETS[filter.preset].at(now);
  return leads.filter(
    (lead) =>
      matchesLeadFilter(lead, filter, mergedInto.get(lead.id)) && (isOfPreset?.(lead) ?? true),
  );
}
