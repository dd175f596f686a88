import { ADDRESSES } from '../../../app/addresses';
import { leadName, stageIndex } from '../../../domain/leads/rules';
import type { LeadFilter } from '../../../domain/leads/search';
import { LEAD_SOURCES, STAGES, type Lead } from '../../../domain/leads/schema';
import { parseIsoDateTime } from '../../../lib/dates';

/** The view of the leads table: its filters, order and page, as stored in the address. */

/** How many rows the table shows (specification, section 9). */
export const ROWS_PER_PAGE = 10;

/** The sortable columns. */
export const SORT_KEYS = ['customer', 'contact', 'service', 'stage', 'value', 'followUp'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The filters of the table. */
export interface LeadsFilter extends LeadFilter {
  /** Whether only leads are shown whose follow-up is due. */
  isDue: boolean;
}

export interface LeadsView extends LeadsFilter {
  /** Undefined: newest first. */
  sort: SortKey | undefined;
  isDescending: boolean;
  /** The page number, from 1. */
  page: number;
}

export const NO_FILTER: LeadsFilter = { search: '', stage: '', source: '', isDue: false };

export const EVERYTHING: LeadsView = {
  ...NO_FILTER,
  sort: undefined,
  isDescending: false,
  page: 1,
};

const oneOf = (options: readonly string[], text: string | null): string =>
  text !== null && options.includes(text) ? text : '';

/** Parses the view from an address; unknown values are ignored. */
export function viewFromAddress(params: URLSearchParams): LeadsView {
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    stage: oneOf(STAGES, params.get('stage')),
    source: oneOf(LEAD_SOURCES, params.get('source')),
    isDue: params.has('due'),
    sort: SORT_KEYS.find((key) => key === sort.replace(/^-/, '')),
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query of a view: only what differs from {@link EVERYTHING}. */
export function queryOf(view: LeadsView): string {
  const { search, stage, source, isDue, sort, isDescending, page } = view;
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (stage !== '') params.set('stage', stage);
  if (source !== '') params.set('source', source);
  if (isDue) params.set('due', 'now');
  if (sort) params.set('sort', `${isDescending ? '-' : ''}${sort}`);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Returns the address of the leads table in a view. */
export function leadsAddress(view: Partial<LeadsView>): string {
  const query = queryOf({ ...EVERYTHING, ...view });
  return query === '' ? ADDRESSES.leads : `${ADDRESSES.leads}?${query}`;
}

/** The address of the leads whose follow-up is due, longest due first. */
export const DUE_LEADS = leadsAddress({ isDue: true, sort: 'followUp' });

const words = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });
const byText =
  (of: (lead: Lead) => string) =>
  (a: Lead, b: Lead): number =>
    words.compare(of(a), of(b));

const followUpTimes = new WeakMap<Lead, number>();

/** Returns the time of a follow-up, cached per lead so that sorting thousands stays fast. */
function followUpTime(lead: Lead): number {
  const known = followUpTimes.get(lead);
  if (known !== undefined) return known;
  const time = parseIsoDateTime(lead.nextFollowUpDate ?? '').getTime();
  followUpTimes.set(lead, time);
  return time;
}

const COMPARERS: Record<SortKey, (a: Lead, b: Lead) => number> = {
  customer: byText(leadName),
  contact: byText((lead) => lead.leadSource),
  service: byText((lead) => lead.serviceType),
  stage: (a, b) => stageIndex(a.stage) - stageIndex(b.stage),
  value: (a, b) => a.estimatedValue - b.estimatedValue,
  followUp: (a, b) => followUpTime(a) - followUpTime(b),
};

/** Sorts the leads by a column; those without a follow-up are always last. */
export function sortedLeads(
  leads: readonly Lead[],
  sort: SortKey | undefined,
  isDescending: boolean,
): readonly Lead[] {
  if (!sort) return leads;
  const compare = COMPARERS[sort];
  const direction = isDescending ? -1 : 1;
  const ranked = sort === 'followUp' ? leads.filter((lead) => lead.nextFollowUpDate) : [...leads];
  const rest = sort === 'followUp' ? leads.filter((lead) => !lead.nextFollowUpDate) : [];
  return [...ranked.sort((a, b) => direction * compare(a, b)), ...rest];
}
