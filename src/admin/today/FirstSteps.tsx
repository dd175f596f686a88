import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Row } from '../../ui/layout/Row';
import { QuickAddButton } from '../shared/quickAdd/QuickAddButton';
import { REQUESTS_HINT } from '../shared/leads/requestsHint';
import { CSV_FRAGMENT } from '../shared/storage/fragments';

/** What a new owner can begin with: says how a request arrives, and leads to the import and to what is left before launch. */
export const FirstSteps = () => (
  <Card>
    <EmptyState
      icon={<GroupsIcon />}
      title="Nobody is in the books yet"
      hint={`${REQUESTS_HINT} Quick add takes a caller’s name and number.`}
      action={
        <Row justify="center">
          <QuickAddButton variant="contained" />
          <Button component={Link} to={ADDRESSES.newLead} variant="outlined">
            Paste a request
          </Button>
          <Button
            component={Link}
            to={{ pathname: ADDRESSES.storage, hash: CSV_FRAGMENT }}
            variant="outlined"
          >
            Import leads
          </Button>
          <Button component={Link} to={ADDRESSES.launch}>
            Launch checklist
          </Button>
        </Row>
      }
    />
  </Card>
);
