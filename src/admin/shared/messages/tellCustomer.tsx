import { isToldAtOnce } from '../../../domain/messages/rules';
import type { FollowUpDialog } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import type { MessageTo } from './CustomerMessageDialog';
import type { VisitsOfDay } from './TellOfVisitsDialog';

const CustomerMessageDialog = lazyOverlay(
  async () => (await import('./CustomerMessageDialog')).CustomerMessageDialog,
);
export const TellOfVisitsDialog = lazyOverlay(
  async () => (await import('./TellOfVisitsDialog')).TellOfVisitsDialog,
);

/** Returns the message that tells the customer of a new stage or status, where that is usual. */
export const tellCustomer = (progress: string, to: MessageTo): FollowUpDialog | undefined =>
  isToldAtOnce(progress)
    ? (onClose) => <CustomerMessageDialog to={to} onClose={onClose} />
    : undefined;

/** Returns the list of the customers to tell of visits that were moved to a day. */
export const tellOfVisits =
  (moved: VisitsOfDay): FollowUpDialog =>
  (onClose) => <TellOfVisitsDialog {...moved} onClose={onClose} />;
