import { recordOf } from '../../lib/lookUp';
import { changedFields } from '../../lib/recordsDiff';
import { uniqueTags } from '../../lib/text';
import { formatPhone } from '../shared/phoneNumbers';
import { identitiesOf } from './duplicates';
import type { MergedChanges, MovedMembers } from './events';
import { LEAD_FIELD_NAMES, type LeadFieldName } from './fields';
import { isDescribed, leadAt, leadName, phaseOf, stageIndex, type LeadMap } from './rules';
import type { Lead } from './schema';

/** How two leads of one person become a single lead: pure functions. */

/** The collections of a lead, which move with it. */
const COLLECTIONS = ['communications', 'documents', 'appointments'] as const;

/** Returns two leads, the older first, which is the lead that stays. */
export const olderFirst = (a: Lead, b: Lead): [older: Lead, newer: Lead] =>
  a.createdDate < b.createdDate || (a.createdDate === b.createdDate && a.id < b.id)
    ? [a, b]
    : [b, a];

/** The fields that a merge decides: the form's fields and the follow-up. */
export const MERGED_FIELDS = [...LEAD_FIELD_NAMES, 'nextFollowUpDate'] as const;
export type MergedField = LeadFieldName | 'nextFollowUpDate';

/** Which value a field gets: the older lead's, the newer lead's, or both. */
export const PICKS = ['older', 'newer', 'both'] as const;
export type MergePick = (typeof PICKS)[number];

/** The fields that can have both values: texts one after the other, numbers, and sets. */
const JOINABLE = ['phone', 'projectDescription', 'notes', 'tags'] as const satisfies MergedField[];
type Joinable = (typeof JOINABLE)[number];
export const isJoinable = (name: MergedField): name is Joinable =>
  (JOINABLE as readonly string[]).includes(name);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || value === 0 || (Array.isArray(value) && !value.length);

/** Returns a field's value as it is compared: a phone number as it is shown, in whatever way it is written. */
const comparable = (name: MergedField, lead: Lead): string =>
  name === 'phone' ? formatPhone(lead.phone) : String(lead[name] ?? '');

/** Returns the fields in which two leads differ. */
export const differingFields = (older: Lead, newer: Lead): MergedField[] =>
  MERGED_FIELDS.filter((name) => comparable(name, older) !== comparable(name, newer));

/** Returns which numbers a merged lead has: both leads' unless one of them has all. */
function proposedPhones(older: Lead, newer: Lead): MergePick {
  const numbersOf = ({ phone }: Lead): string[] => identitiesOf({ phone, email: '' });
  const [ofOlder, ofNewer] = [numbersOf(older), numbersOf(newer)];
  if (ofNewer.every((number) => ofOlder.includes(number))) return 'older';
  return ofOlder.every((number) => ofNewer.includes(number)) ? 'newer' : 'both';
}

const isClosed = ({ stage }: Lead): boolean => phaseOf(stage) === 'closed';

/**
 * Returns the value proposed for a field: the further stage of an open lead, the earlier follow-up, the larger
 * value, both texts and numbers; otherwise the older lead's value, or the newer lead's where that is empty.
 */
export function proposedPick(name: MergedField, older: Lead, newer: Lead): MergePick {
  if (isBlank(older[name])) return 'newer';
  if (isBlank(newer[name])) return 'older';
  if (name === 'projectDescription' && !isDescribed(older)) return 'newer';
  if (name === 'projectDescription' && !isDescribed(newer)) return 'older';
  if (name === 'phone') return proposedPhones(older, newer);
  if (isJoinable(name)) return 'both';
  // An open request is not closed by an old lead that was paid.
  if (name === 'stage' && isClosed(older) !== isClosed(newer)) {
    return isClosed(older) ? 'newer' : 'older';
  }
  const isNewer =
    (name === 'stage' && stageIndex(newer.stage) > stageIndex(older.stage)) ||
    (name === 'estimatedValue' && newer.estimatedValue > older.estimatedValue) ||
    (name === 'isActive' && newer.isActive) ||
    (name === 'nextFollowUpDate' &&
      (newer.nextFollowUpDate ?? '') < (older.nextFollowUpDate ?? ''));
  return isNewer ? 'newer' : 'older';
}

/** Returns both values of a field, joined. */
const joined = (name: Joinable, older: Lead, newer: Lead): string | string[] =>
  name === 'tags'
    ? uniqueTags([...older.tags, ...newer.tags])
    : [older[name], newer[name]].join(name === 'phone' ? ', ' : '\n\n');

/** Returns what changes of the older lead, by the picks of the fields that differ. */
export function mergedChanges(
  older: Lead,
  newer: Lead,
  pickOf: (name: MergedField) => MergePick,
): MergedChanges {
  const values = differingFields(older, newer).map((name) => {
    const picked = pickOf(name);
    if (picked === 'both' && isJoinable(name)) return [name, joined(name, older, newer)] as const;
    return [name, (picked === 'newer' ? newer : older)[name]] as const;
  });
  return changedFields<object>(older, Object.fromEntries(values));
}

/** Returns the ids of what moves with a merged lead. */
export const movedMembers = (lead: Lead): MovedMembers =>
  recordOf(COLLECTIONS, (name) => lead[name].map(({ id }) => id));

/** Returns the leads that are hidden because they were merged into a lead that exists. */
export const mergedLeads = (entities: LeadMap): Lead[] =>
  Object.values(entities).filter(
    (lead) => lead.mergedInto !== undefined && leadAt(entities, lead.id) !== lead,
  );

/** Returns the ids of a lead and of those that were merged into it. */
export const idsOfLead = (entities: LeadMap, leadId: string): string[] => [
  leadId,
  ...mergedLeads(entities)
    .filter(({ id }) => leadAt(entities, id)?.id === leadId)
    .map(({ id }) => id),
];

/** Two leads that are probably of one person and one job. */
export interface LikelyDuplicate {
  older: Lead;
  newer: Lead;
  /** What they share. */
  shared: 'phone' | 'email' | 'address';
}

const SHARED: Readonly<Record<string, LikelyDuplicate['shared']>> = { p: 'phone', e: 'email' };

const isOpen = (lead: Lead): boolean => lead.isActive && !isClosed(lead);

/** What makes two leads alike: identities of a person, and the name with the street. */
const likenessOf = (lead: Lead): string[] => [
  ...identitiesOf(lead),
  ...(lead.address.trim() === '' || leadName(lead) === ''
    ? []
    : [
        `a${leadName(lead)}, ${lead.address.trim()}`
          .toLowerCase()
          .replaceAll(/[\s.,]+/g, ' ')
          .trim(),
      ]),
];

/** Returns the id of the setting that says that two leads are not the same. */
export const notSameSettingId = (a: string, b: string): string =>
  `notSame.${[a, b].sort().join('.')}`;

/**
 * Returns pairs of open leads that share a phone number, an e-mail address, or name and street: each newer lead
 * with the oldest that it shares something with. A customer who comes back is not a duplicate, because a paid lead
 * is not open.
 */
export function likelyDuplicates(
  leads: readonly Lead[],
  isToldApart: (a: Lead, b: Lead) => boolean,
): LikelyDuplicate[] {
  const first = new Map<string, Lead>();
  const found: LikelyDuplicate[] = [];
  for (const lead of leads.filter(isOpen).sort((a, b) => (olderFirst(a, b)[0] === a ? -1 : 1))) {
    const alike = likenessOf(lead);
    const [pair] = alike.flatMap((identity): LikelyDuplicate[] => {
      const older = first.get(identity);
      if (!older || isToldApart(older, lead)) return [];
      return [{ older, newer: lead, shared: SHARED[identity.charAt(0)] ?? 'address' }];
    });
    if (pair) found.push(pair);
    for (const identity of alike) if (!first.has(identity)) first.set(identity, lead);
  }
  return found;
}
