import { lazy } from 'react';
import { isToldAtOnce } from '../../../domain/messages/rules';
import type { NoticeAction } from '../../../ui/notices/Notices';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';
import type { MessageTo } from './CustomerMessageDialog';

const CustomerMessageDialog = lazy(async () => ({
  default: (await import('./CustomerMessageDialog')).CustomerMessageDialog,
}));

/** Returns the offer of a notice to tell the customer of a new stage or status, where that is usual. */
export const tellCustomer = (progress: string, to: MessageTo): NoticeAction | undefined =>
  isToldAtOnce(progress)
    ? {
        label: 'Message',
        opens: (onClose) => (
          <LazyOverlay>
            <CustomerMessageDialog to={to} onClose={onClose} />
          </LazyOverlay>
        ),
      }
    : undefined;
