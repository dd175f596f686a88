import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState, type Ref } from 'react';
import { isIsoDateTime, localDateTime, type IsoDateTime } from '../../lib/dates';

interface FollowUpDateFormProps {
  /** The date at first, if any. */
  initial?: IsoDateTime | undefined;
  onSet: (dueDate: IsoDateTime) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A form for a follow-up at a date and a time. */
export function FollowUpDateForm({ initial = '', onSet, inputRef }: FollowUpDateFormProps) {
  const errorId = useId();
  const [text, setText] = useState(localDateTime(initial));
  const [isMissing, setMissing] = useState(false);
  return (
    <Box
      component="form"
      className="no-print"
      noValidate
      aria-label="Set the follow-up"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isIsoDateTime(text));
        if (isIsoDateTime(text)) onSet(new Date(text).toISOString());
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 400 }}
    >
      <TextField
        type="datetime-local"
        label="Follow up on"
        value={text}
        inputRef={inputRef}
        onChange={(event) => setText(event.target.value)}
        error={isMissing}
        helperText={isMissing ? 'Enter a date and a time' : undefined}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { id: errorId } }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
        Set
      </Button>
    </Box>
  );
}
