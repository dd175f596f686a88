import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { quickAddLead } from '../../../domain/leads/commands';
import { leadsOfSamePerson } from '../../../domain/leads/duplicates';
import { readCaller } from '../../../domain/leads/freeFormMessage';
import { capitalizeName, type Caller } from '../../../domain/leads/quickAdd';
import { selectLeads } from '../../../domain/leads/slice';
import { formPhone, formText, requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox } from '../../../ui/form/FormBox';
import { CAPITALIZED, FormTextField } from '../../../ui/form/FormTextField';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useNotify } from '../../../ui/notices/Notices';
import { CalledBefore } from './CalledBefore';
import { FromContacts } from './FromContacts';
import { Dialog } from '../../../ui/overlays/Dialog';
import { focusOnOpen } from '../../../ui/screen/focusElement';

const schema = v.object({
  fullName: requiredFormText('Enter a name'),
  phone: formPhone,
  /** Not asked for: found beside the name. */
  email: formText(),
});
type Values = v.InferInput<typeof schema>;

/** Moves a phone number and an e-mail address from the name into their fields. */
function sorted(typed: Values): Values {
  const { fullName, phone, email } = readCaller(typed.fullName);
  if (phone === '' && email === '') return typed;
  return { fullName, phone: phone || typed.phone, email: email || typed.email };
}

interface QuickAddDialogProps {
  /** Who is filled in when it opens. */
  given?: Caller | undefined;
  /** Called with the id of the new lead, before the dialog closes. */
  onAdded?: (leadId: string) => void;
  onClose: () => void;
}

/** Adds a lead of a name and a phone number; both may be put into the field Name. */
export function QuickAddDialog({ given, onAdded, onClose }: QuickAddDialogProps) {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const notify = useNotify();
  const id = useId();
  const { form, field, frame } = useRecordForm({
    // A draft of its own, so that two people are never mixed in one lead.
    name: ['quickAdd', given?.phone].filter(Boolean).join('.'),
    schema,
    empty: () => ({
      fullName: given?.fullName ?? '',
      phone: given?.phone ?? '',
      email: given?.email ?? '',
    }),
    finish: (typed): boolean => {
      const caller = sorted(typed);
      fill(caller);
      // What was sorted just now may be somebody known: that is told once, before it is saved.
      return caller === typed || leadsOfSamePerson(leads, caller).length === 0;
    },
    save: (caller: v.InferOutput<typeof schema>) => {
      const leadId = dispatch(
        quickAddLead({ ...caller, ...(given?.names && { names: given.names }) }),
      );
      notify(`${capitalizeName(caller.fullName)} was added`);
      return leadId;
    },
    onSaved: (leadId) => {
      onAdded?.(leadId);
      onClose();
    },
  });
  const [fullName, phone, email] = useWatch({
    control: form.control,
    name: ['fullName', 'phone', 'email'],
  });
  const known = useMemo(() => leadsOfSamePerson(leads, { phone, email }), [leads, phone, email]);
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
  const leave = (): void => {
    frame.draft?.forget();
    onClose();
  };

  return (
    <Dialog
      open
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      onClose={(_event, reason) => {
        // A press beside the dialog does not throw away what was typed.
        if (reason === 'escapeKeyDown' || (fullName === '' && phone === '')) onClose();
      }}
    >
      <DialogTitle id={id}>Quick add</DialogTitle>
      <DialogContent>
        <FormBox frame={frame} isGuarded={false} id={`${id}-form`}>
          <FromContacts onChosen={fill} />
          <FormTextField
            {...field('fullName', 'Name')}
            inputRef={focusOnOpen}
            onChange={({ target }) => {
              // Pasted or spoken; what is typed key by key is sorted when the field is left.
              if (target.value.length - fullName.length > 1) fill(sorted(form.getValues()));
            }}
            onBlur={() => fill(sorted(form.getValues()))}
            hint="Name and phone number at once will do"
            autoComplete="off"
            slotProps={CAPITALIZED}
          />
          <FormTextField {...field('phone', 'Phone')} type="tel" autoComplete="off" />
          {email !== '' && <Typography variant="body2">E-mail: {email}</Typography>}
          <CalledBefore known={known} onLeave={leave} />
        </FormBox>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>Cancel</Button>
        <Button type="submit" form={`${id}-form`} variant="contained">
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
