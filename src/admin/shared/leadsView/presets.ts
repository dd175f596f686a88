import { startOfMonth } from 'date-fns';
import { isFollowUpDue } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';

/** The ready-made views of the leads, in the order of their buttons. */
export const PRESET_IDS = ['due', 'estimates', 'unpaid', 'month'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

interface Preset {
  label: string;
  /** Returns what shows a lead or not, at a time. */
  at: (now: Date) => (lead: Lead) => boolean;
}

const isAt =
  (...stages: Lead['stage'][]) =>
  ({ isActive, stage }: Lead): boolean =>
    isActive && stages.includes(stage);

export const PRESETS: Record<PresetId, Preset> = {
  due: { label: 'Due', at: (now) => (lead) => isFollowUpDue(lead, now) },
  estimates: {
    label: 'Estimates waiting',
    at: () => isAt('Estimate Provided', 'Awaiting Decision'),
  },
  unpaid: { label: 'Unpaid', at: () => isAt('Work Completed', 'Invoice Sent') },
  month: {
    label: 'This month',
    at: (now) => {
      const first = startOfMonth(now).toISOString();
      return ({ createdDate }) => createdDate >= first;
    },
  },
};
