import { isToldAtOnce } from '../../../domain/messages/rules';
import type { Opened } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import type { MessageTo } from './CustomerMessageDialog';

const CustomerMessageDialog = lazyOverlay(
  async () => (await import('./CustomerMessageDialog')).CustomerMessageDialog,
);

/** Returns the message that tells the customer of a new stage or status, where that is usual. */
export const tellCustomer = (progress: string, to: MessageTo): Opened | undefined =>
  isToldAtOnce(progress)
    ? (onClose) => <CustomerMessageDialog to={to} onClose={onClose} />
    : undefined;
