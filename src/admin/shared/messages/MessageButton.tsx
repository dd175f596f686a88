import SmsIcon from '@mui/icons-material/SmsOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { isSentUnanswered } from './messageDraft';
import type { MessageDialogProps } from './MessageDialog';

const MessageDialog = lazyOverlay(async () => (await import('./MessageDialog')).MessageDialog);

interface MessageButtonProps extends Pick<ButtonProps, 'variant'> {
  label?: string;
  /** Its name, where one beside it has the same label; it begins with the label. */
  name?: string;
}

/** Opens the prepared messages to a customer; by itself where "Sent?" has no answer yet. */
export function MessageButton({
  label = 'Message',
  name,
  variant,
  ...props
}: Omit<MessageDialogProps, 'onClose'> & MessageButtonProps) {
  const [isOpen, setOpen] = useState(() => isSentUnanswered(props.draftName));
  return (
    <>
      <Button
        className="no-print"
        variant={variant}
        startIcon={<SmsIcon />}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <MessageDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
