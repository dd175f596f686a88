import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRequestFragment } from '../../domain/leads/requestFragment';
import { FileButton } from '../../ui/FileButton';
import type { LeadFormResult, LeadFormValues } from './leadForm';
import { readMailFile } from './mailFile';
import { valuesOfFragment, valuesOfMessage, type MessageValues } from './messageValues';

type LeadForm = UseFormReturn<LeadFormValues, unknown, LeadFormResult>;

/** How much text one pastes at most: the longest mail, and no book. */
const LONGEST_PASTE = 200_000;

/** What came of reading a message. */
type Answer = { isGood: boolean; words: string };
const FILLED: Answer = {
  isGood: true,
  words: 'The form is filled in from the message. Check it: nothing is saved before Add Lead.',
};

const focusOnceThere = (field: HTMLElement | null): void => field?.focus();

/** Puts what was recognised into the form, as if it had been typed. */
function fillIn(form: LeadForm, values: MessageValues): void {
  for (const name of Object.keys(values) as (keyof LeadFormValues)[]) {
    const value = values[name];
    if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
  }
  form.clearErrors();
}

/**
 * Takes a request that is carried by the address's fragment (the link "Add to CRM" in a mail) into the
 * form, and out of the address. Nothing is stored; what fails the contact form's check is left alone.
 */
function useRequestInAddress(form: LeadForm, answer: (answer: Answer) => void): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isRequestFragment(hash)) return;
    const values = valuesOfFragment(hash);
    if (values) fillIn(form, values);
    answer(
      values
        ? FILLED
        : { isGood: false, words: 'The link could not be read. Paste the message instead.' },
    );
    void navigate({ pathname, search, hash: '' }, { replace: true, state });
  }, [answer, form, hash, navigate, pathname, search, state]);
}

/** Fills the form of a new lead from a message: pasted, a mail file, or a link in a mail. */
export function MessageIntake({ form }: { form: LeadForm }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  useRequestInAddress(form, setAnswer);

  const take = (values: MessageValues | undefined): void => {
    if (!values) {
      setAnswer({ isGood: false, words: 'There is nothing in this message to fill in.' });
      return;
    }
    fillIn(form, values);
    setAnswer(FILLED);
    setOpen(false);
    setText('');
    form.setFocus('firstName');
  };
  const takeFile = async (file: File): Promise<void> => {
    try {
      const { text: words, sender } = await readMailFile(file);
      take(valuesOfMessage(words, sender));
    } catch (error) {
      console.error('The mail could not be read:', error);
      setAnswer({ isGood: false, words: 'This file could not be read as a mail. Paste its text.' });
    }
  };

  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<ContentPasteIcon />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 44 }}
        >
          Paste a message
        </Button>
        <FileButton
          label="Open a mail file"
          accept=".eml,message/rfc822"
          variant="outlined"
          startIcon={<MailOutlineIcon />}
          onFile={(file) => void takeFile(file)}
        />
      </Box>
      {isOpen && (
        <>
          <TextField
            label="Message"
            helperText="The whole mail or text, as it came: from the contact page or in any other words."
            value={text}
            onChange={({ target }) => setText(target.value.slice(0, LONGEST_PASTE))}
            multiline
            minRows={4}
            maxRows={12}
            inputRef={focusOnceThere}
          />
          <Button
            variant="outlined"
            disabled={text.trim() === ''}
            onClick={() => take(valuesOfMessage(text))}
            sx={{ minHeight: 44, alignSelf: 'start' }}
          >
            Fill in the form
          </Button>
        </>
      )}
      <Box role="status">
        {answer && <Alert severity={answer.isGood ? 'info' : 'warning'}>{answer.words}</Alert>}
      </Box>
    </Stack>
  );
}
