import { ids } from '../../lib/ids';
import { formatCents } from '../../lib/money';
import type { Changes } from '../../lib/recordsDiff';
import { leadSubject } from '../leads/events';
import type { LeadRef } from '../leads/schema';
import { defineCreation, defineEvent } from '../shared/event';
import { estimateTotals } from './rules';
import type { Estimate, EstimateAnswer, EstimateFields, NewEstimate } from './schema';

/** The estimate of an event, and its lead. */
export interface EstimateRef extends LeadRef {
  estimateId: string;
  number: string;
}
const subjects = ({ number, ...about }: EstimateRef) => leadSubject(about, { number });

/** An estimate or its next version was written. The lead's estimated value becomes its total. */
export const estimateCreated = defineCreation(
  'estimates/estimateCreated',
  (draft: NewEstimate, meta): Estimate => ({
    ...draft,
    id: ids.nextText(),
    status: 'Draft',
    createdDate: meta.occurredAt,
  }),
  {
    subjects: ({ leadId, customerName, number, ...rest }) =>
      leadSubject(
        { leadId, leadName: customerName },
        { number, total: formatCents(estimateTotals(rest).totalCents) },
      ),
    isToldByRecords: true,
  },
);

/**
 * An estimate's form was saved; `changes` holds only the fields that differ. A sent estimate changes only in
 * `usualJob`. The lead's estimated value becomes the estimate's total.
 */
export const estimateEdited = defineEvent<
  EstimateRef & { changes: Changes<EstimateFields>; removedLineIds: string[] }
>('estimates/estimateEdited', {
  deletes: ({ estimateId, removedLineIds }) => ({
    estimates: { members: removedLineIds.map((id) => [estimateId, 'lines', id] as const) },
  }),
  subjects,
});

/**
 * The owner sent an estimate to the customer. The same event replaces the earlier versions. The lead
 * moves to Estimate Provided, and never back to it.
 */
export const estimateSent = defineEvent<EstimateRef & { replacedIds: string[] }>(
  'estimates/estimateSent',
  { subjects, isToldByRecords: true },
);

/** The owner took a link to an estimate, to send it: the code tells whether an answer is to what it showed. */
export const estimateLinked = defineEvent<EstimateRef & { code: string }>(
  'estimates/estimateLinked',
  { subjects, isAct: false }, // the customer may hold it
);

/**
 * The customer accepted or declined an estimate. An accepted one replaces its earlier versions, gives its lead its
 * total and moves it to Job Accepted, never back.
 */
export const estimateAnswered = defineEvent<
  EstimateRef & { answer: EstimateAnswer; replacedIds?: string[] }
>('estimates/estimateAnswered', {
  subjects: ({ number, answer, ...about }) => leadSubject(about, { number, answer }),
  isToldByRecords: true,
});

/** The owner deleted an estimate. */
export const estimateDeleted = defineEvent<EstimateRef>('estimates/estimateDeleted', {
  deletes: ({ estimateId }) => ({ estimates: { ids: [estimateId] } }),
  subjects,
});
