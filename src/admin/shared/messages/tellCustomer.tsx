import { isToldAtOnce } from '../../../domain/messages/rules';
import type { Opened } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import type { MessageTo } from './CustomerMessageDialog';
import type { MovedVisits } from './MovedVisitsDialog';

const CustomerMessageDialog = lazyOverlay(
  async () => (await import('./CustomerMessageDialog')).CustomerMessageDialog,
);
const MovedVisitsDialog = lazyOverlay(
  async () => (await import('./MovedVisitsDialog')).MovedVisitsDialog,
);

/** Returns the message that tells the customer of a new stage or status, where that is usual. */
export const tellCustomer = (progress: string, to: MessageTo): Opened | undefined =>
  isToldAtOnce(progress)
    ? (onClose) => <CustomerMessageDialog to={to} onClose={onClose} />
    : undefined;

/** Returns the list of the customers to tell of moved visits. */
export const tellOfVisits =
  (moved: MovedVisits): Opened =>
  (onClose) => <MovedVisitsDialog {...moved} onClose={onClose} />;
