import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState, type Ref } from 'react';
import { Row } from '../../../ui/layout/Row';
import { isIsoDateTime, localDateTime, type IsoDateTime } from '../../../lib/dates';

interface FollowUpDateFormProps {
  /** The date at first. */
  initial: IsoDateTime;
  onSet: (dueDate: IsoDateTime) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Returns the error of a date and time; undefined if it is valid. */
function problemOf(text: string): string | undefined {
  if (!isIsoDateTime(text)) return 'Enter a date and a time';
  return new Date(text) < new Date() ? 'This time is over' : undefined;
}

/** A form for a follow-up at a date and a time to come. */
export function FollowUpDateForm({ initial, onSet, inputRef }: FollowUpDateFormProps) {
  const errorId = useId();
  const [text, setText] = useState(localDateTime(initial));
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="no-print"
      noValidate
      aria-label="Set the follow-up"
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(text);
        setProblem(found);
        if (found === undefined) onSet(new Date(text).toISOString());
      }}
    >
      <Row noWrap align="flex-start" sx={{ maxWidth: 400 }}>
        <TextField
          type="datetime-local"
          label="Follow up on"
          value={text}
          inputRef={inputRef}
          onChange={(event) => setText(event.target.value)}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ inputLabel: { shrink: true }, formHelperText: { id: errorId } }}
        />
        <Button type="submit" variant="outlined">
          Set
        </Button>
      </Row>
    </form>
  );
}
