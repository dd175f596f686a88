import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMemo, useState, type ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { ADDRESSES } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { quickAddLead } from '../../../domain/leads/commands';
import { leadsOfSamePerson } from '../../../domain/leads/duplicates';
import { readCaller } from '../../../domain/leads/intake/callerLine';
import { reachedContacts } from '../../../domain/leads/intake/contact';
import { capitalizeName } from '../../../domain/leads/intake/names';
import type { Caller } from '../../../domain/leads/quickAdd';
import { leadName } from '../../../domain/leads/rules';
import { selectLeadEntities } from '../../../domain/leads/slice';
import { hasPhone } from '../../../domain/shared/phoneNumbers';
import { MAX_LENGTH } from '../../../lib/fields';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { formPhone, formText, requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormTextField, NAME_PROPS, SaveButton } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Dialog } from '../../../ui/overlays/Dialog';
import { LinkButton, Row } from '../../../ui/parts';
import { focusOnOpen } from '../../../ui/screen/focus';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { useLeadAddress } from '../leads/leadOverScreen';
import type { OpeningPanel, OpeningProject } from '../openingState';
import { useAct } from '../undo/useAct';

const schema = v.object({
  fullName: requiredFormText('Enter a name'),
  phone: formPhone,
  /** Not asked for: found beside the name. */
  email: formText(),
  note: formText(MAX_LENGTH.note),
});
type Values = v.InferInput<typeof schema>;

const SEVERAL_CONTACTS = 'These are several contacts. Paste them under New Lead to import them';

/** Moves a phone number, an e-mail address and a remark from the name into their fields. */
function sorted(typed: Values): Values {
  const { fullName, phone, email, note } = readCaller(typed.fullName);
  if (phone === '' && email === '') return typed;
  return {
    fullName,
    phone: phone || typed.phone,
    email: email || typed.email,
    note: note ?? typed.note,
  };
}

interface QuickAddDialogProps {
  /** Who is filled in when it opens. */
  given?: Caller | undefined;
  /** Called with the id of the new lead, before the dialog closes. */
  onAdded?: (leadId: string) => void;
  onClose: () => void;
}

/** Holds who is added: what is typed, sorted into its fields, or a contact that is pasted. */
function useCallerForm({ given, onAdded, onClose }: QuickAddDialogProps) {
  const act = useAct();
  const entities = useAppSelector(selectLeadEntities);
  /** Who is filled in, with what the form does not ask for. */
  const [filledIn, setFilledIn] = useState(given);
  const { form, field, frame } = useRecordForm({
    // A draft of its own, so that two people are never mixed in one lead.
    name: ['quickAdd', given?.phone].filter(Boolean).join('.'),
    schema,
    empty: () => ({
      fullName: given?.fullName ?? '',
      phone: given?.phone ?? '',
      email: given?.email ?? '',
      note: given?.note ?? '',
    }),
    beforeSubmit: (typed): boolean => {
      const caller = sorted(typed);
      fill(caller);
      // The sorted text may name somebody known: the form says so once, before it is saved.
      return caller === typed || leadsOfSamePerson(entities, caller).length === 0;
    },
    save: (caller: v.InferOutput<typeof schema>) =>
      act(quickAddLead({ ...filledIn, ...caller }), `${capitalizeName(caller.fullName)} was added`),
    onSaved: (leadId) => {
      onAdded?.(leadId);
      onClose();
    },
  });
  const fill = (caller: Partial<Values>): void => {
    for (const [name, value] of Object.entries(caller)) {
      if (value !== form.getValues(name as keyof Values)) {
        form.setValue(name as keyof Values, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    }
  };
  const sortName = (): void => fill(sorted(form.getValues()));
  /** Fills in a pasted contact: the field, of a single line, would lose its line breaks. */
  const pasteContact = (event: ClipboardEvent): void => {
    const [contact, second] = reachedContacts(event.clipboardData.getData('text'));
    if (!contact) return;
    event.preventDefault();
    form.clearErrors('fullName');
    if (second) form.setError('fullName', { message: SEVERAL_CONTACTS });
    else {
      setFilledIn(contact);
      const { names: _names, place: _place, ...caller } = contact;
      fill(caller);
    }
  };
  return { form, field, frame, fill, sortName, pasteContact };
}

/** Adds a lead of a name and a phone number; both may be put into the field Name. */
export function QuickAddDialog(props: QuickAddDialogProps) {
  const { onClose } = props;
  const { form, field, frame, fill, sortName, pasteContact } = useCallerForm(props);
  const [fullName, phone, email, note] = useWatch({
    control: form.control,
    name: ['fullName', 'phone', 'email', 'note'],
  });
  const leave = (): void => {
    frame.draft?.forget();
    onClose();
  };

  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      closesBeside={fullName === '' && phone === ''}
      onClose={onClose}
    >
      <DialogTitle>Quick add</DialogTitle>
      {/* Around the buttons too, so that Enter saves. */}
      <Stack component="form" noValidate onSubmit={frame.onSubmit} sx={{ minHeight: 0 }}>
        <DialogContent>
          <Stack spacing={2}>
            <DraftNotice draft={frame.draft} />
            <FromContacts onChosen={fill} />
            <FormTextField
              {...field('fullName', 'Name')}
              inputRef={focusOnOpen}
              onChange={({ target }) => {
                form.clearErrors('fullName');
                // Pasted or spoken; what is typed key by key is sorted when the field is left.
                if (target.value.length - fullName.length > 1) sortName();
              }}
              onPaste={pasteContact}
              onBlur={sortName}
              hint="Name and phone number at once will do"
              {...NAME_PROPS}
            />
            <FormTextField {...field('phone', 'Phone')} type="tel" autoComplete="off" />
            {email !== '' && <Typography variant="body2">E-mail: {email}</Typography>}
            {note !== '' && <Typography variant="body2">Note: {note}</Typography>}
            <CalledBefore phone={phone} email={email} note={note} onLeave={leave} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Cancel</Button>
          <SaveButton />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

interface CalledBeforeProps extends Pick<Values, 'phone' | 'email' | 'note'> {
  onLeave: () => void;
}

/** Says who called before from the same number or address, and offers to go on with them, and with what is noted. */
function CalledBefore({ phone, email, note, onLeave }: CalledBeforeProps) {
  const entities = useAppSelector(selectLeadEntities);
  const known = useMemo(
    () => leadsOfSamePerson(entities, { phone, email }),
    [entities, phone, email],
  );
  const state: OpeningPanel = { ...useReturnState(), ...(note !== '' && { note }) };
  const leadAddress = useLeadAddress();
  return (
    <div role="status">
      {known.map((lead) => (
        // The ring of the focus is wider than the words.
        <Alert
          key={lead.id}
          severity="info"
          icon={false}
          sx={{ '& .MuiAlert-message': { overflow: 'visible' } }}
        >
          {leadName(lead)} called before:
          <Row outdent align="stretch" sx={{ mt: 0.5 }}>
            <LinkButton
              to={leadAddress(lead.id)}
              state={state}
              onClick={onLeave}
              aria-label={`Open ${leadName(lead)}`}
            >
              Open
            </LinkButton>
            <LinkButton
              to={ADDRESSES.newProject}
              state={{ ...state, customerId: lead.id } satisfies OpeningProject}
              onClick={onLeave}
            >
              New job for them
            </LinkButton>
          </Row>
        </Alert>
      ))}
    </div>
  );
}

type Contact = Partial<Record<'name' | 'tel', string[]>>;
/** The phone's contacts (Contact Picker API), which TypeScript does not know. */
interface ContactPicker {
  select: (properties: readonly (keyof Contact)[]) => Promise<Contact[]>;
}
const contactPicker = (): ContactPicker | undefined =>
  (navigator as { contacts?: ContactPicker }).contacts;

/** Lets the owner choose one of the phone's contacts, where the browser offers them: its name and its number. */
function FromContacts({ onChosen }: { onChosen: (caller: Partial<Caller>) => void }) {
  const picker = contactPicker();
  if (typeof picker?.select !== 'function') return null;
  const choose = async (): Promise<void> => {
    try {
      const [chosen] = await picker.select(['name', 'tel']);
      const fullName = chosen?.name?.find((name) => name.trim() !== '');
      const phone = chosen?.tel?.find(hasPhone);
      onChosen({ ...(fullName && { fullName }), ...(phone && { phone }) });
    } catch (error) {
      console.warn('No contact could be chosen:', error);
    }
  };
  return (
    <Button variant="outlined" startIcon={<ContactsIcon />} onClick={() => void choose()}>
      From contacts
    </Button>
  );
}
