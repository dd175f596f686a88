import { Alert, Button } from '@mui/material';
import { LEAD_FIELDS } from '../../../domain/leads/fields';
import { formatValue } from '../../../ui/form/useChangedElsewhere';
import type { FormDraft } from '../../../ui/form/useFormDraft';
import { Row } from '../../../ui/parts';
import { focusOnOpen } from '../../../ui/screen/focus';
import type { DifferingField } from './useMessageFilling';

/** What the owner is asked where a message and the form say different things. */

/** Lists the fields in which the owner's own text was kept, and offers to use the message's. */
export const DifferingFields = ({
  fields,
  onTake,
}: {
  fields: readonly DifferingField[];
  onTake: () => void;
}) => (
  <Alert severity="warning">
    {fields.length === 1 ? 'This field was' : 'These fields were'} filled in before, and your words
    stay. The message says:
    <ul>
      {fields.map(({ name, own, offered }) => (
        <li key={name}>
          {LEAD_FIELDS[name].label}: {formatValue(offered, own)}
        </li>
      ))}
    </ul>
    <Button variant="outlined" color="inherit" onClick={onTake}>
      Use what the message says
    </Button>
  </Alert>
);

/** Asks whether a message is about the person of the restored draft. */
export const RestoredOrNew = ({
  draft,
  onFill,
}: {
  draft: FormDraft | undefined;
  onFill: () => void;
}) => (
  <Alert severity="warning" tabIndex={-1} ref={focusOnOpen}>
    The form holds the draft that was restored, and this message says something else. Is it the same
    person?
    <Row>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => {
          draft?.discard();
          onFill();
        }}
      >
        Somebody else: discard the draft
      </Button>
      <Button variant="outlined" color="inherit" onClick={onFill}>
        The same: add to the draft
      </Button>
    </Row>
  </Alert>
);
