import { ADDRESSES } from '../../../app/addresses';
import { leadName, stageIndex, type LeadFilter } from '../../../domain/leads/rules';
import { LEAD_SOURCES, STAGES, type Lead } from '../../../domain/leads/schema';
import { parseIsoDateTime } from '../../../lib/dates';

/** How the leads table stands: its filters, order and page, as its address keeps them. */

/** How many rows the table shows (specification, section 9). */
export const ROWS_PER_PAGE = 10;

/** What the table can be ordered by. */
export const SORT_KEYS = ['customer', 'contact', 'service', 'stage', 'value', 'followUp'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface LeadsView extends LeadFilter {
  /** Undefined: the newest first. */
  sort: SortKey | undefined;
  isDescending: boolean;
  /** From 1. */
  page: number;
}

const NO_FILTER: LeadFilter = { search: '', stage: '', source: '' };

export const EVERYTHING: LeadsView = {
  ...NO_FILTER,
  sort: undefined,
  isDescending: false,
  page: 1,
};

const oneOf = (options: readonly string[], text: string | null): string =>
  text !== null && options.includes(text) ? text : '';

/** What an address asks for; whatever it says that is not known is left out. */
export function viewFromAddress(params: URLSearchParams): LeadsView {
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    stage: oneOf(STAGES, params.get('stage')),
    source: oneOf(LEAD_SOURCES, params.get('source')),
    sort: SORT_KEYS.find((key) => key === sort.replace(/^-/, '')),
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query that keeps a view: only what differs from {@link EVERYTHING}. */
export function queryOf({ search, stage, source, sort, isDescending, page }: LeadsView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (stage !== '') params.set('stage', stage);
  if (source !== '') params.set('source', source);
  if (sort) params.set('sort', `${isDescending ? '-' : ''}${sort}`);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** The address of the leads table in some view. */
export function leadsAddress(view: Partial<LeadsView>): string {
  const query = queryOf({ ...EVERYTHING, ...view });
  return query === '' ? ADDRESSES.leads : `${ADDRESSES.leads}?${query}`;
}

const words = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });
const byText =
  (of: (lead: Lead) => string) =>
  (a: Lead, b: Lead): number =>
    words.compare(of(a), of(b));

const COMPARERS: Record<SortKey, (a: Lead, b: Lead) => number> = {
  customer: byText(leadName),
  contact: byText((lead) => lead.leadSource),
  service: byText((lead) => lead.serviceType),
  stage: (a, b) => stageIndex(a.stage) - stageIndex(b.stage),
  value: (a, b) => a.estimatedValue - b.estimatedValue,
  followUp: (a, b) =>
    parseIsoDateTime(a.nextFollowUpDate ?? '').getTime() -
    parseIsoDateTime(b.nextFollowUpDate ?? '').getTime(),
};

/** The leads in the order of a column; without a follow-up come last, whichever way. */
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
