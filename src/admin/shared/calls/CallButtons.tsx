import CallIcon from '@mui/icons-material/Call';
import { Button, type ButtonProps } from '@mui/material';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { callHref, formatPhone } from '../../../domain/shared/phoneNumbers';
import { callLinkId, useDialogQuery } from '../useDialogQuery';

type CalledLead = Pick<Lead, 'id' | 'firstName' | 'lastName' | 'phone'>;

interface CallButtonProps extends ButtonProps<'a'> {
  lead: CalledLead;
  /** Whether the number is shown, and read, beside the word instead of the name. */
  showsNumber?: boolean;
}

/** Calls a lead, and asks on return how it went. */
export function CallButton({ lead, showsNumber = false, ...rest }: CallButtonProps) {
  const [, setCall] = useDialogQuery('call');
  return (
    <Button
      component="a"
      id={callLinkId(lead.id)}
      data-shortcut="call"
      href={callHref(lead.phone)}
      startIcon={<CallIcon />}
      aria-label={showsNumber ? undefined : `Call ${leadName(lead)}`}
      {...rest}
      onClick={() => setCall(lead.id)}
    >
      {showsNumber ? `Call ${formatPhone(lead.phone)}` : 'Call'}
    </Button>
  );
}

/** Asks how a call went that was not made from here. */
export function OutcomeButton({ lead, ...rest }: { lead: CalledLead } & ButtonProps) {
  const [, setCall] = useDialogQuery('call');
  return (
    <Button
      aria-haspopup="dialog"
      data-shortcut="outcome"
      aria-label={`Outcome of a call with ${leadName(lead)}`}
      {...rest}
      onClick={() => setCall(lead.id)}
    >
      Outcome
    </Button>
  );
}
