import Button from '@mui/material/Button';
import { Row } from '../layout';

interface FormButtonsProps {
  submitLabel: string;
  /** Whether the save waits for a picture that is still being processed. */
  isWaiting?: boolean;
  onCancel: () => void;
}

/** A form's Cancel and Save buttons. Save is never disabled: it shows what is missing. */
export const FormButtons = ({ submitLabel, isWaiting = false, onCancel }: FormButtonsProps) => (
  <Row noWrap align="stretch" justify="flex-end">
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" variant="contained">
      {isWaiting ? 'Saving…' : submitLabel}
    </Button>
  </Row>
);
