import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { business } from '../../business';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import {
  fillTemplate,
  MESSAGE_TEMPLATES,
  TEMPLATE_IDS,
  templateText,
  unfilled,
  type MessageFacts,
  type TemplateId,
} from '../../domain/messages/rules';
import { selectSettings } from '../../domain/settings/slice';
import { MAX_LENGTH } from '../../lib/fields';
import { mailHref, textHref } from '../../lib/messageLinks';
import { useNotify } from '../../ui/notices/Notices';

/** A message that the owner says was sent. */
export interface SentMessage {
  /** Its app. */
  by: 'mail' | 'text';
  subject: string;
  content: string;
}

export interface MessageDialogProps {
  /** The customer's name, for the title. */
  to: string;
  /** Empty if there is none. */
  phone: string;
  /** Empty if there is none. */
  email: string;
  facts: MessageFacts;
  /** Logs a message once the owner says that it was sent. */
  onSent: (message: SentMessage) => void;
  onClose: () => void;
}

/** Called with the button when it mounts. */
const focusOnOpen = (button: HTMLElement | null): void => button?.focus();

/**
 * Prepares a message from a template and opens the owner's own app with it. Whether it was sent is
 * asked, never assumed (`decisions.md`, The owner's day).
 */
export function MessageDialog({ to, phone, email, facts, onSent, onClose }: MessageDialogProps) {
  const settings = useAppSelector(selectSettings);
  const notify = useNotify();
  const titleId = useId();
  const filled = (id: TemplateId): string => fillTemplate(templateText(settings, id), facts);
  const [template, setTemplate] = useState<TemplateId>('first-contact');
  const [message, setMessage] = useState(() => filled('first-contact'));
  const [opened, setOpened] = useState<SentMessage['by']>();
  const isTyped = message !== filled(template);
  const open = unfilled(message).map((name) => `[${name}]`);
  const subject = business.name;

  const choose = (id: TemplateId): void => {
    setTemplate(id);
    setMessage(filled(id));
  };
  const confirm = (by: SentMessage['by']): void => {
    onSent({ by, subject: MESSAGE_TEMPLATES[template].label, content: message });
    notify('Message logged');
    onClose();
  };

  return (
    <Dialog
      open
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      onClose={(_event, reason) => {
        // A press beside the dialog does not throw away what was typed, nor the question.
        if (reason === 'escapeKeyDown' || !(isTyped || opened)) onClose();
      }}
    >
      <DialogTitle id={titleId}>{opened ? 'Sent?' : `Message to ${to}`}</DialogTitle>
      {opened ? (
        <>
          <DialogContent>
            <DialogContentText>
              Your {opened === 'mail' ? 'mail' : 'text'} app has the message. Was it sent? Yes logs
              it.
            </DialogContentText>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
            <Button onClick={() => setOpened(undefined)}>Not yet</Button>
            <Button variant="contained" onClick={() => confirm(opened)} ref={focusOnOpen}>
              Yes
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              select
              label="Template"
              value={template}
              onChange={(event) => choose(event.target.value as TemplateId)}
              slotProps={{ select: { native: true } }}
              sx={{ mt: 1 }}
            >
              {TEMPLATE_IDS.map((id) => (
                <option key={id} value={id}>
                  {MESSAGE_TEMPLATES[id].label}
                </option>
              ))}
            </TextField>
            <TextField
              label="Message"
              multiline
              minRows={4}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              error={open.length > 0}
              helperText={
                open.length > 0 ? `Not known yet: write ${open.join(', ')} yourself` : ' '
              }
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH.note } }}
            />
            <MuiLink
              component={Link}
              to={ADDRESSES.templates}
              onClick={onClose}
              sx={{ display: 'flex', alignItems: 'center', minHeight: 44, justifySelf: 'start' }}
            >
              Edit the templates
            </MuiLink>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 0.5, '& .MuiButton-root': { minHeight: 44 } }}>
            <Button onClick={onClose}>Cancel</Button>
            {email !== '' && (
              <Button
                variant="outlined"
                href={mailHref(email, subject, message)}
                startIcon={<MailOutlineIcon />}
                onClick={() => setOpened('mail')}
              >
                Mail
              </Button>
            )}
            {phone !== '' && (
              <Button
                variant="contained"
                href={textHref(phone, message)}
                startIcon={<SmsIcon />}
                onClick={() => setOpened('text')}
              >
                Text
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
