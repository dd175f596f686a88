import CallIcon from '@mui/icons-material/Call';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatPhone, telHref } from '../../../lib/phones';
import { callLinkId, useCall } from './useCall';

type CalledLead = Pick<Lead, 'id' | 'firstName' | 'lastName' | 'phone'>;

interface CallButtonProps extends ButtonProps<'a'> {
  lead: CalledLead;
  /** Where the number is shown beside the word. */
  showsNumber?: 'always' | 'wide';
}

/** Calls a lead, and asks on return how it went. */
export function CallButton({ lead, showsNumber, ...rest }: CallButtonProps) {
  const [, setCall] = useCall();
  return (
    <Button
      component="a"
      id={callLinkId(lead.id)}
      data-shortcut="call"
      href={telHref(lead.phone)}
      startIcon={<CallIcon />}
      aria-label={`Call ${leadName(lead)}`}
      {...rest}
      onClick={() => setCall(lead.id)}
    >
      Call{' '}
      {showsNumber && (
        <Box
          component="span"
          sx={{
            ml: 0.5,
            display: { xs: showsNumber === 'wide' ? 'none' : 'inline', sm: 'inline' },
          }}
        >
          {formatPhone(lead.phone)}
        </Box>
      )}
    </Button>
  );
}

/** Asks how a call went that was not made from here. */
export function OutcomeButton({ lead, ...rest }: { lead: CalledLead } & ButtonProps) {
  const [, setCall] = useCall();
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
