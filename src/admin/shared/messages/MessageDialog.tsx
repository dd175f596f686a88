import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link as MuiLink,
} from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { ADDRESSES, SHEET_PAGE } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { business } from '../../../business';
import type { Sheet } from '../../../domain/estimates/sheet';
import { writeSheet } from '../../../domain/estimates/sheetLink';
import {
  fillTemplate,
  MESSAGE_TEMPLATES,
  TEMPLATE_IDS,
  templateText,
  unfilled,
  type MessageFacts,
  type TemplateId,
} from '../../../domain/messages/rules';
import { selectSettings } from '../../../domain/settings/slice';
import { callHref } from '../../../domain/shared/phoneNumbers';
import type { Command } from '../../../domain/store';
import { copyText } from '../../../lib/copyText';
import { MAX_LENGTH } from '../../../lib/fields';
import { recordOf } from '../../../lib/lookUp';
import { longLinkHint, mailHref, textHref } from '../../../lib/messageLinks';
import { canShare, share } from '../../../lib/share';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { FormSelect, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Row } from '../../../ui/parts';
import { focusOnOpen } from '../../../ui/screen/focus';
import { withPaidMoves } from '../leads/describeMoves';
import { useAct } from '../undo/useAct';
import { OPENED_FIELD, typedTemplate } from './messageDraft';

/** Where a message is taken to, as the question whether it was sent names it. */
const MESSAGE_APPS = {
  mail: 'Your mail app has the message.',
  text: 'Your text app has the message.',
  copy: 'The message is copied.',
  share: 'The app that you chose has the message.',
} as const;
type MessageApp = keyof typeof MESSAGE_APPS;

const TEMPLATE_LABELS = Object.fromEntries(
  TEMPLATE_IDS.map((id) => [id, MESSAGE_TEMPLATES[id].label]),
);

/** The hint where an estimate has more than a link can carry. */
const TOO_LONG = 'This has too many words for a link: send it as text, or on paper';

const MESSAGE_APP_NAMES = Object.keys(MESSAGE_APPS) as MessageApp[];

/** Returns what is said below a message that is long for an app, or has places that are not filled in. */
function hintOf(open: readonly string[], hasSheet: boolean, longHint: string): string {
  if (open.length === 0) return longHint || ' ';
  if (hasSheet && open.includes('[link]')) return TOO_LONG;
  return `Not known yet: write ${open.join(', ')} yourself`;
}

/** Returns the address at which a customer reads a sheet, and its code; undefined if it would be too long. */
function linkTo(sheet: Sheet): { address: string; code: string } | undefined {
  const link = writeSheet(sheet);
  const { origin } = window.location;
  return link && { address: `${origin}${SHEET_PAGE}${link.fragment}`, code: link.code };
}

/** A message that the owner says was sent. */
export interface SentMessage {
  by: MessageApp;
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
  suggested: TemplateId;
  facts: MessageFacts;
  /** The estimate or invoice that `{link}` leads to, if there is one. */
  sheet?: Sheet | undefined;
  /** Called with the code of that link when a message with it is taken. */
  onLinked?: (code: string) => void;
  /** The name of the draft that keeps what is typed, and the question, over a reload. */
  draftName: string;
  /** Returns the command that logs a message once the owner says that it was sent. */
  onSent: (message: SentMessage) => Command;
  onClose: () => void;
}

/** The chosen template, the app that was opened, and the text by template. */
const schema = v.object({
  template: v.string(),
  [OPENED_FIELD]: v.string(),
  ...recordOf(TEMPLATE_IDS, () => v.string()),
});
type MessageValues = v.InferInput<typeof schema>;

/** Holds the chosen template, what was typed, and the app that the message was taken to. */
function useMessage({ suggested, facts, sheet, draftName, onSent, onClose }: MessageDialogProps) {
  const settings = useAppSelector(selectSettings);
  const act = useAct();
  const [link] = useState(() => sheet && linkTo(sheet));
  const [initial] = useState((): MessageValues => ({
    template: typedTemplate(draftName) ?? suggested,
    [OPENED_FIELD]: '',
    ...recordOf(TEMPLATE_IDS, (id) =>
      fillTemplate(templateText(settings, id), { ...facts, link: link?.address ?? '' }),
    ),
  }));
  const { form, field, frame } = useRecordForm({
    name: draftName,
    schema,
    empty: initial,
    save: (): void | false => {
      if (!opened) return false;
      const subject = MESSAGE_TEMPLATES[template].label;
      act(onSent({ by: opened, subject, content: message }), withPaidMoves('Message logged'));
    },
    onSaved: onClose,
  });
  const values = useWatch({ control: form.control });
  const template = TEMPLATE_IDS.find((id) => id === values.template) ?? suggested;
  const opened = MESSAGE_APP_NAMES.find((app) => app === values[OPENED_FIELD]);
  const message = values[template] ?? '';
  const isTyped = message !== initial[template];
  const setOpened = (app: MessageApp | ''): void =>
    form.setValue(OPENED_FIELD, app, { shouldDirty: true });
  const discard = (): void => {
    frame.draft?.discard();
    form.setValue('template', suggested);
  };
  return { field, frame, link, template, message, isTyped, opened, setOpened, discard };
}

/** Prepares a message from a template for the owner's own app; asks whether it was sent. */
export function MessageDialog(props: MessageDialogProps) {
  const { to, phone, email, sheet, onLinked, onClose } = props;
  const { field, frame, link, template, message, isTyped, opened, setOpened, discard } =
    useMessage(props);
  /** Why the message was not taken; later ways to send it win. */
  const [problem, setProblem] = useState('');
  const open = unfilled(message);
  const mail = email && mailHref(email, business.name, message);
  const text = phone && textHref(callHref(phone), message);
  const longHint = longLinkHint(mail, text);
  const take = (app: MessageApp): void => {
    if (link && message.includes(link.address)) onLinked?.(link.code);
    setProblem('');
    setOpened(app);
  };
  const copy = async (): Promise<void> => {
    if (await copyText(message)) take('copy');
    else setProblem('This could not be copied');
  };
  const offer = async (): Promise<void> => {
    const isTaken = await share({ text: message });
    if (isTaken) take('share');
    else if (isTaken === false) setProblem('This could not be shared: copy it instead');
  };
  const cancel = (): void => {
    frame.draft?.forget();
    onClose();
  };

  return (
    <Dialog open maxWidth="sm" fullWidth closesBeside={!isTyped && !opened} onClose={onClose}>
      <DialogTitle>{opened ? 'Sent?' : `Message to ${to}`}</DialogTitle>
      {opened ? (
        <>
          <DialogContent>
            <DialogContentText>{MESSAGE_APPS[opened]} Was it sent? Yes logs it.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpened('')}>Not yet</Button>
            <Button variant="contained" onClick={frame.onSubmit} ref={focusOnOpen}>
              Yes
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <DialogContent>
            <DraftNotice draft={frame.draft} onDiscard={discard} />
            <FormSelect {...field('template', 'Template')} options={TEMPLATE_LABELS} />
            <FormTextField
              {...field(template, 'Message')}
              multiline
              minRows={4}
              error={open.length > 0}
              hint={hintOf(open, sheet !== undefined, longHint)}
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH.note } }}
            />
            {phone === '' && email === '' && (
              <DialogContentText>
                Neither a phone number nor an e-mail address is known here: add one first.
              </DialogContentText>
            )}
            {problem && <Alert severity="error">{problem}</Alert>}
            <MuiLink component={Link} to={ADDRESSES.templates} onClick={onClose} sx={{ py: 1.5 }}>
              Edit the templates
            </MuiLink>
          </DialogContent>
          <DialogActions>
            <Button onClick={cancel}>Cancel</Button>
            {(sheet || longHint) && <Button onClick={() => void copy()}>Copy</Button>}
            {sheet && canShare() && <Button onClick={() => void offer()}>Share</Button>}
            <AppLinks mail={mail} text={text} onTake={take} />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface AppLinksProps {
  /** The links with the message; empty without an address, or a number. */
  mail: string;
  text: string;
  onTake: (app: MessageApp) => void;
}

/** Opens a message in the owner's mail or text app, where the customer has an address or a number. */
const AppLinks = ({ mail, text, onTake }: AppLinksProps) => (
  <Row justify="flex-end">
    {mail && (
      <Button
        variant="outlined"
        href={mail}
        startIcon={<MailOutlineIcon />}
        onClick={() => onTake('mail')}
      >
        Mail
      </Button>
    )}
    {text && (
      <Button
        variant="contained"
        href={text}
        startIcon={<SmsIcon />}
        onClick={() => onTake('text')}
      >
        Text
      </Button>
    )}
  </Row>
);
