import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { Restorable } from '../shared/undo/Restorable';

/** Returns the question before a lead is deleted. */
export const deleteQuestion = (lead: Lead) => ({
  title: `Delete ${leadName(lead)}`,
  question: 'Are you sure you want to delete this lead? This action cannot be undone.',
  details: <Restorable />,
});
