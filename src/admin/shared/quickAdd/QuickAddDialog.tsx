import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import { quickAddLead } from '../../../domain/leads/commands';
import { leadsOfSamePerson } from '../../../domain/leads/duplicates';
import { readCaller } from '../../../domain/leads/freeFormMessage';
import { capitalizeName, type Caller } from '../../../domain/leads/quickAdd';
import { selectLeads } from '../../../domain/leads/slice';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { formPhone, requiredFormText } from '../../../ui/form/fieldSchemas';
import { CAPITALIZED } from '../../../ui/form/FormTextField';
import { useDraftState } from '../../../ui/form/useDraftState';
import { CalledBefore } from './CalledBefore';
import { FromContacts } from './FromContacts';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useAct } from '../undo/useAct';

const schemas = { fullName: requiredFormText('Enter a name'), phone: formPhone };
type FieldName = keyof typeof schemas;

/** Returns the error of a field; undefined if it is valid. */
function problemOf(field: FieldName, value: string): string | undefined {
  const result = v.safeParse(schemas[field], value);
  return result.success ? undefined : result.issues[0].message;
}

/** The empty form. */
const NOBODY = { fullName: '', phone: '', email: '' } satisfies Caller;

/** Focuses the first field when the dialog opens. */
const focusOnOpen = (content: HTMLElement | null): void => content?.querySelector('input')?.focus();

interface QuickAddDialogProps {
  /** Who is filled in when it opens. */
  given?: Caller | undefined;
  /** Called with the id of the new lead, before the dialog closes. */
  onAdded?: (leadId: string) => void;
  onClose: () => void;
}

/** Adds a lead of a name and a phone number; both may be put into the field Name. */
export function QuickAddDialog({ given, onAdded, onClose }: QuickAddDialogProps) {
  const act = useAct();
  const leads = useAppSelector(selectLeads);
  const titleId = useId();
  const phoneField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const {
    values: caller,
    change: setCaller,
    clear,
    draft,
  } = useDraftState(
    // A draft of its own, so that two people are never mixed in one lead.
    ['quickAdd', given?.phone].filter(Boolean).join('.'),
    NOBODY,
    given && { ...given },
  );
  const [hasTried, setTried] = useState(false);
  const known = useMemo(() => leadsOfSamePerson(leads, caller), [leads, caller]);
  const isEmpty = caller.fullName === '' && caller.phone === '';

  /** Moves a phone number and an e-mail address from the name into their fields. */
  const sorted = (typed: Caller): Caller => {
    const found = readCaller(typed.fullName);
    if (found.phone === '' && found.email === '') return typed;
    return {
      fullName: found.fullName,
      phone: found.phone || typed.phone,
      email: found.email || typed.email,
    };
  };
  const leave = (): void => {
    clear();
    onClose();
  };
  const changeName = (fullName: string): void => {
    const typed = { ...caller, fullName };
    // Pasted or spoken; what is typed key by key is sorted when the field is left.
    const isWhole = fullName.length - caller.fullName.length > 1;
    setCaller(isWhole ? sorted(typed) : typed);
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const whole = sorted(caller);
    setCaller(whole);
    setTried(true);
    if (problemOf('fullName', whole.fullName) !== undefined) {
      nameField.current?.focus();
      return;
    }
    if (problemOf('phone', whole.phone) !== undefined) {
      phoneField.current?.focus();
      return;
    }
    const isKnown = leadsOfSamePerson(leads, whole).length > 0;
    // What was sorted just now may be somebody known: said once, before it is saved.
    if (isKnown && whole !== caller) return;
    const leadId = act(quickAddLead(whole), `${capitalizeName(whole.fullName)} was added`);
    onAdded?.(leadId);
    leave();
  };
  const problems = hasTried
    ? {
        fullName: problemOf('fullName', caller.fullName),
        phone: problemOf('phone', caller.phone),
      }
    : {};

  return (
    <Dialog
      open
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      onClose={(_event, reason) => {
        // A press beside the dialog does not throw away what was typed.
        if (reason === 'escapeKeyDown' || isEmpty) onClose();
      }}
    >
      <DialogTitle id={titleId}>Quick add</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={save}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent ref={focusOnOpen}>
          <DraftNotice restoredAt={draft.restoredAt} onDiscard={clear} />
          <FromContacts onChosen={setCaller} />
          {/* The label of the field needs space above it. */}
          <TextField
            label="Name"
            value={caller.fullName}
            inputRef={nameField}
            onChange={(event) => changeName(event.target.value)}
            onBlur={() => setCaller(sorted(caller))}
            error={problems.fullName !== undefined}
            helperText={problems.fullName ?? 'Name and phone number at once will do'}
            autoComplete="off"
            slotProps={CAPITALIZED}
          />
          <TextField
            label="Phone"
            type="tel"
            value={caller.phone}
            inputRef={phoneField}
            onChange={(event) => setCaller({ ...caller, phone: event.target.value })}
            error={problems.phone !== undefined}
            helperText={problems.phone}
            autoComplete="off"
          />
          {caller.email !== '' && <Typography variant="body2">E-mail: {caller.email}</Typography>}
          <CalledBefore known={known} onLeave={leave} />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
