import { changedFields, type Changes } from '../../lib/recordsDiff';
import type { Lead } from '../leads/schema';
import { phonesOf } from '../shared/phoneNumbers';
import { customerOf, isSettled, placeOf } from './rules';
import type { Project, ProjectFields } from './schema';

/** What a correction of a lead means for its jobs: pure functions. */

/** Returns what a fact of a customer says, however it is written: the number that is dialed, or words in small letters. */
const meaningOf = (fact: string): string => phonesOf(fact)[0]?.number ?? fact.trim().toLowerCase();

/** Whether a job is where its lead is, though below the street parts of the place may be missing. */
const isAtLead = (project: Project, lead: Lead): boolean =>
  project.address === lead.address &&
  (['city', 'state', 'zipCode'] as const).every(
    (part) => project[part] === lead[part] || (project.address !== '' && project[part] === ''),
  );

/**
 * Returns what a correction of its lead changes of a job: what is corrected, and the job has as the lead had it. Where
 * the work was done stays, as the customer may have moved.
 */
export function correctionOfJob(
  project: Project,
  before: Lead,
  after: Lead,
): Changes<ProjectFields> {
  const customer = customerOf(before);
  const own = (Object.keys(customer) as (keyof typeof customer)[]).filter(
    (name) => meaningOf(project[name]) !== meaningOf(customer[name]),
  );
  const corrected = {
    ...changedFields(customer, customerOf(after)),
    ...Object.fromEntries(own.map((name) => [name, project[name]])),
    ...(!isSettled(project) &&
      isAtLead(project, before) &&
      changedFields(placeOf(before), placeOf(after))),
  };
  return changedFields<ProjectFields>(project, { ...project, ...corrected });
}
