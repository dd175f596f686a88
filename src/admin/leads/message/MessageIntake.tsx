import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../../app/addresses';
import { useAppDispatch } from '../../../app/store/hooks';
import { readAnswer } from '../../../domain/leads/customerAnswer';
import { reachedContacts } from '../../../domain/leads/intake/contact';
import type { MailHead } from '../../../domain/leads/intake/mailHead';
import { isRequestFragment } from '../../../domain/leads/requestFragment';
import { runAct } from '../../../domain/undo/commands';
import { sharedIn } from '../../../lib/sharedText';
import { formDrafts } from '../../../persistence/formDrafts';
import { FileButton } from '../../../ui/FileButton';
import { useDraft } from '../../../ui/form/useDraft';
import { OWNER_DRAFT_MS, type FormDraft } from '../../../ui/form/useFormDraft';
import { LinkButton, Row } from '../../../ui/parts';
import { focusOnOpen } from '../../../ui/screen/focus';
import { ItemLink } from '../../../ui/screen/ItemLink';
import { describePaidMoves } from '../../shared/leads/describeMoves';
import type { OpeningImport } from '../../shared/openingState';
import { PREVIEW_FRAGMENT } from '../../shared/storage/fragments';
import { readMailFile } from './mailFile';
import { DifferingFields, RestoredOrNew } from './MessageQuestions';
import { valuesOfFragment, valuesOfMessage, type MessageValues } from './messageValues';
import { takeAnswer, type TakenAnswer } from './takeAnswer';
import { useMessageFilling, type LeadForm } from './useMessageFilling';

/** The longest text that can be pasted, in characters. */
const LONGEST_PASTE = 200_000;

/** The result of reading a message; of several contacts with their text. */
type Answer = TakenAnswer & { contacts?: string };
/** Returns the answer once the form is filled in; it says if nothing but a description was found. */
const filledWith = (values: MessageValues): Answer => ({
  isGood: true,
  words: Object.keys(values).some((name) => name !== 'projectDescription')
    ? 'The form is filled in from the message. Check it: nothing is saved before Add Lead.'
    : 'Nothing but the words was found in the message: they are the description. Fill in the rest yourself.',
});

/** The answer to a customer's answer in an address: anybody may have written it, so the owner records it. */
const SHARED_ANSWER: Answer = {
  isGood: true,
  words: 'A customer’s answer. Fill in the form records it.',
};
const UNREADABLE: Answer = {
  isGood: false,
  words: 'The link could not be read. Paste the message instead.',
};

/** Says of several contacts that the form is for one; undefined of any other text. */
function ofSeveral(text: string): Answer | undefined {
  const { length } = reachedContacts(text);
  const words = `There are ${length} contacts here, and the form is for one lead.`;
  return length > 1 ? { isGood: true, words, contacts: text } : undefined;
}

const REQUEST_DRAFT = 'lead.request.';
/** The draft of the text that is in the box, not yet read. */
const TEXT_DRAFT = 'lead.message';

/** Forgets the text in the box, once a lead was added. */
export const forgetMessage = (): void => formDrafts.remove(TEXT_DRAFT);

/** Whether a fragment carries a request, or a text that another app shared. */
const isMessage = (hash: string): boolean =>
  isRequestFragment(hash) || sharedIn(hash) !== undefined;

/** Returns the name of the draft of the message in a fragment; undefined without a message. */
export const requestDraftName = (hash: string): string | undefined =>
  isMessage(hash) ? `${REQUEST_DRAFT}${hash.slice(-40)}` : undefined;

/** Returns the name of the last unfinished request's draft, for example after a sign-out closed its form. */
export const unfinishedRequest = (): string | undefined => formDrafts.latest(REQUEST_DRAFT);

/** Whether a draft belongs to a request whose link was opened. */
export const isRequestDraft = (name: string): boolean => name.startsWith(REQUEST_DRAFT);

/**
 * Fills the form from the message in the address's fragment (the link "Add to CRM" in a mail, or what
 * another app shares), and removes it from the address. Nothing is stored; a request that fails the contact form's
 * validation is ignored.
 */
function useRequestInAddress(
  fill: (values: MessageValues) => void,
  answer: (answer: Answer) => void,
  showText: (text: string) => void,
): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((): void => {
    const shared = sharedIn(hash) ?? '';
    const isAnswer = readAnswer(shared) !== undefined;
    const reply = ofSeveral(shared) ?? (isAnswer ? SHARED_ANSWER : undefined);
    const values = reply ? undefined : valuesOfFragment(hash);
    if (isAnswer) showText(shared);
    if (values) fill(values);
    answer(reply ?? (values ? filledWith(values) : UNREADABLE));
    // A reload finds the draft again, though not the request.
    const draftState: object = { ...(state as object | null), draftName: requestDraftName(hash) };
    void navigate({ pathname, search, hash: '' }, { replace: true, state: draftState });
  });
  useEffect(() => {
    if (isMessage(hash)) take();
  }, [hash]);
}

/** Holds the text in the box, which is kept over a reload, and whether the box is open. */
function usePastedText() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const textNow = useRef('');
  const keepText = (changed: string): void => {
    textNow.current = changed.slice(0, LONGEST_PASTE);
    setText(textNow.current);
    textDraft.save();
  };
  const showText = (shown: string): void => {
    keepText(shown);
    setOpen(shown !== '');
  };
  const textDraft = useDraft({
    name: TEXT_DRAFT,
    initial: { text: '' },
    maxAgeMs: OWNER_DRAFT_MS,
    read: () => ({ text: textNow.current }),
    fill: ({ text: restored = '' }) => showText(restored),
  });
  return { isOpen, setOpen, text, keepText, showText };
}

interface MessageIntakeProps {
  form: LeadForm;
  /** The draft of the form. */
  draft: FormDraft | undefined;
  onFilled: () => void;
}

/** Fills the form of a new lead from a message (pasted, a file, a link, shared), or records a customer's answer. */
export function MessageIntake({ form, draft, onFilled }: MessageIntakeProps) {
  const dispatch = useAppDispatch();
  const box = usePastedText();
  const { text, showText } = box;
  const [answer, setAnswer] = useState<Answer>();
  const { fill, differsFrom, differing, replaceOwn } = useMessageFilling(form, onFilled);
  /** A message that waits until the owner has said whether it is about the same person. */
  const [undecided, setUndecided] = useState<MessageValues>();
  /** The number of messages so far, so that a later one supersedes a file still being read. */
  const count = useRef(0);
  const fillNow = (values: MessageValues): void => {
    count.current += 1;
    setUndecided(undefined);
    fill(values);
  };
  useRequestInAddress(fillNow, setAnswer, showText);

  const fillWith = (values: MessageValues): void => {
    fillNow(values);
    setAnswer(filledWith(values));
    form.setFocus('firstName');
  };
  const take = (values: MessageValues | undefined): void => {
    if (!values) {
      setAnswer({ isGood: false, words: 'There is nothing in this message to fill in.' });
      return;
    }
    showText('');
    if (draft?.restoredAt !== undefined && differsFrom(values)) {
      setAnswer(undefined);
      setUndecided(values);
    } else fillWith(values);
  };
  /** Reads a message: a customer's answer is recorded, anything else fills in the form. */
  const read = (words: string, head?: MailHead): void => {
    const several = ofSeveral(words);
    if (several) return setAnswer(several);
    const customers = readAnswer(words, head);
    if (!customers) return take(valuesOfMessage(words, head));
    const done = dispatch(runAct(takeAnswer(customers, head ? 'email' : 'text')));
    const { isGood, words: outcome } = done.result;
    const moves = describePaidMoves(done).map((move) => `${move}.`);
    setAnswer({ ...done.result, words: [outcome, ...moves].join(' ') });
    if (isGood) showText('');
  };
  const takeFile = async (file: File): Promise<void> => {
    count.current += 1;
    const startCount = count.current;
    try {
      const { text: words, head } = await readMailFile(file);
      if (startCount === count.current) read(words, head);
    } catch (error) {
      console.error('The mail could not be read:', error);
      if (startCount !== count.current) return;
      setAnswer({ isGood: false, words: 'This file could not be read as a mail. Paste its text.' });
    }
  };

  return (
    <Stack spacing={1.5}>
      <MessageInput box={box} onRead={() => read(text)} onFile={(file) => void takeFile(file)} />
      <Stack role="status" spacing={1}>
        {answer && <AnswerNotice {...answer} />}
        {undecided && <RestoredOrNew draft={draft} onFill={() => fillWith(undecided)} />}
        {differing.length > 0 && (
          <DifferingFields
            fields={differing}
            onTake={() => {
              replaceOwn();
              form.setFocus('firstName');
            }}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface MessageInputProps {
  box: ReturnType<typeof usePastedText>;
  /** Reads the text in the box. */
  onRead: () => void;
  onFile: (file: File) => void;
}

/** The two ways to give a message: its text in a box, or its file. */
const MessageInput = ({ box, onRead, onFile }: MessageInputProps) => (
  <>
    <Row align="stretch">
      <Button
        variant="outlined"
        startIcon={<ContentPasteIcon />}
        aria-expanded={box.isOpen}
        onClick={() => box.setOpen(!box.isOpen)}
      >
        Paste a message
      </Button>
      <FileButton
        label="Open a mail or contact"
        accept=".eml,.emlx,.vcf,message/rfc822,text/vcard"
        variant="outlined"
        startIcon={<MailOutlineIcon />}
        onFiles={([file]) => file && onFile(file)}
      />
    </Row>
    {box.isOpen && (
      <>
        <TextField
          label="Message"
          helperText="The whole mail or text, as it came: from the contact page or in any other words."
          value={box.text}
          onChange={({ target }) => box.keepText(target.value)}
          multiline
          minRows={4}
          maxRows={12}
          inputRef={focusOnOpen}
        />
        <Button
          variant="outlined"
          disabled={box.text.trim() === ''}
          onClick={onRead}
          sx={{ alignSelf: 'start' }}
        >
          Fill in the form
        </Button>
      </>
    )}
  </>
);

/** Says what became of a message, and leads to what it is about. */
const AnswerNotice = ({ isGood, words, link, contacts }: Answer) => (
  <Alert severity={isGood ? 'info' : 'warning'}>
    {words} {link && <ItemLink to={link.to}>{link.label}</ItemLink>}
    {contacts !== undefined && (
      <LinkButton
        to={{ pathname: ADDRESSES.storage, hash: PREVIEW_FRAGMENT }}
        state={{ text: contacts } satisfies OpeningImport}
      >
        Import them as leads
      </LinkButton>
    )}
  </Alert>
);
