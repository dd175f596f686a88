import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { OpeningProject } from '../openingState';
import { Row } from '../../../ui/layout/Row';
import { ADDRESSES } from '../../../app/addresses';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { useLeadAddress } from '../leads/leadOverScreen';

interface CalledBeforeProps {
  /** The leads of the same person. */
  known: readonly Lead[];
  onLeave: () => void;
}

/** Says who called before from the same number or address, and offers to go on with them. */
export function CalledBefore({ known, onLeave }: CalledBeforeProps) {
  const returnState = useReturnState();
  const leadAddress = useLeadAddress();
  return (
    <div role="status">
      {known.map((lead) => (
        <Alert key={lead.id} severity="info" icon={false}>
          {leadName(lead)} called before:
          <Row align="stretch">
            <Button
              component={Link}
              to={leadAddress(lead.id)}
              state={returnState}
              onClick={onLeave}
              aria-label={`Open ${leadName(lead)}`}
            >
              Open
            </Button>
            <Button
              component={Link}
              to={ADDRESSES.newProject}
              state={{ ...returnState, customerId: lead.id } satisfies OpeningProject}
              onClick={onLeave}
            >
              New job for them
            </Button>
          </Row>
        </Alert>
      ))}
    </div>
  );
}
