import { createSelector } from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { grouped } from '../../lib/lookUp';
import type { Project } from '../projects/schema';
import { identitiesOf } from './duplicates';
import { leadAt, leadName, type LeadMap } from './rules';
import type { Lead } from './schema';
import { selectLeadEntities } from './slice';

/**
 * People: whoever shares a phone number or an e-mail address is one person. A person's key is one of the
 * identities of `duplicates.ts`; any of them leads to the same person.
 */

/** A person: all leads and jobs of theirs, newest first. */
export interface Person {
  name: string;
  leads: Lead[];
  jobs: Project[];
}

/**
 * Returns the person with a key, if any: all leads and jobs that share a phone number or an e-mail address with
 * another of them.
 */
export function personOf(
  key: string,
  entities: LeadMap,
  jobs: readonly Project[],
): Person | undefined {
  const keys = new Set([key.trim().toLowerCase()]);
  const leads = new Set<Lead>();
  const theirs = new Set<Project>();
  const isTheirs = (identities: readonly string[]): boolean =>
    identities.some((identity) => keys.has(identity));
  // Each round may find keys that lead to more.
  for (let known = -1; known < leads.size + theirs.size;) {
    known = leads.size + theirs.size;
    for (const entity of Object.values(entities)) {
      const lead = leadAt(entities, entity.id) ?? entity;
      const identities = identitiesOf(entity);
      if (!leads.has(lead) && !isTheirs(identities)) continue;
      leads.add(lead);
      for (const identity of identities) keys.add(identity);
    }
    for (const job of jobs) {
      const lead = leadAt(entities, job.customerId);
      const identities = identitiesOf({ phone: job.customerPhone, email: job.customerEmail });
      if (!(lead && leads.has(lead)) && !isTheirs(identities)) continue;
      theirs.add(job);
      if (lead) leads.add(lead);
      for (const identity of identities) keys.add(identity);
    }
  }
  if (leads.size + theirs.size === 0) return undefined;
  const newest = [...leads].sort(newestFirst('createdDate'));
  const jobsOfPerson = [...theirs].sort((a, b) => b.id - a.id);
  const [lead] = newest;
  const name = lead ? leadName(lead) : (jobsOfPerson[0]?.customerName ?? '');
  return { name, leads: newest, jobs: jobsOfPerson };
}

/** Returns what identifies each lead, by identity and by lead; what identifies a merged lead identifies the other. */
const selectIdentities = createSelector([selectLeadEntities], (entities) => {
  const known = Object.values(entities).flatMap((entity) => {
    const { id } = leadAt(entities, entity.id) ?? entity;
    return identitiesOf(entity).map((key) => ({ key, id }));
  });
  return { byKey: grouped(known, ({ key }) => key), byId: grouped(known, ({ id }) => id) };
});

/** Returns how many other leads share a phone number or an e-mail address with a lead. */
export function selectOtherLeadsCount(
  state: Parameters<typeof selectLeadEntities>[0],
  lead: Lead | undefined,
): number {
  if (!lead) return 0;
  const { byKey, byId } = selectIdentities(state);
  const same = (byId.get(lead.id) ?? []).flatMap(({ key }) => byKey.get(key) ?? []);
  return new Set(same.map(({ id }) => id).filter((id) => id !== lead.id)).size;
}
