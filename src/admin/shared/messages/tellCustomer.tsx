import { isToldAtOnce } from '../../../domain/messages/rules';
import type { NoticeAction } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import type { MessageTo } from './CustomerMessageDialog';

const CustomerMessageDialog = lazyOverlay(
  async () => (await import('./CustomerMessageDialog')).CustomerMessageDialog,
);

/** Returns the offer of a notice to tell the customer of a new stage or status, where that is usual. */
export const tellCustomer = (progress: string, to: MessageTo): NoticeAction | undefined =>
  isToldAtOnce(progress)
    ? {
        label: 'Message',
        opens: (onClose) => <CustomerMessageDialog to={to} onClose={onClose} />,
      }
    : undefined;
