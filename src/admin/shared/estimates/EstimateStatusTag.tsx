import type { Estimate, EstimateStatus } from '../../../domain/estimates/schema';
import { lookUp } from '../../../lib/lookUp';
import { Tag, type Tone } from '../../../ui/Tag';

const TONES: Record<EstimateStatus, Tone> = {
  Draft: 'plain',
  Sent: 'brand',
  Accepted: 'success',
  Declined: 'warning',
  Replaced: 'plain',
};

/** The status of an estimate. */
export const EstimateStatusTag = ({ status }: Pick<Estimate, 'status'>) => (
  <Tag tone={lookUp(TONES, status) ?? 'plain'}>{status}</Tag>
);
