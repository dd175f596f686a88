import SmsIcon from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';
import { isSentUnanswered } from './messageDraft';
import type { MessageDialogProps } from './MessageDialog';

const MessageDialog = lazy(async () => ({
  default: (await import('./MessageDialog')).MessageDialog,
}));

/** Opens the prepared messages to a customer; by itself where "Sent?" has no answer yet. */
export function MessageButton(props: Omit<MessageDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(() => isSentUnanswered(props.draftName));
  return (
    <>
      <Button
        className="no-print"
        startIcon={<SmsIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Message
      </Button>
      {isOpen && (
        <LazyOverlay>
          <MessageDialog {...props} onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
