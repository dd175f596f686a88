import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { MAX_VIEW_NAME } from '../../shared/leadsView/savedViews';

interface ViewNameDialogProps {
  title: string;
  initial?: string;
  /** The names of the other views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

const focusOnOpen = (element: HTMLInputElement | null): void => element?.select();

/** Asks for the name of a view. */
export function ViewNameDialog({
  title,
  initial = '',
  taken,
  onSave,
  onClose,
}: ViewNameDialogProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const name = text.trim();
    if (name === '') setProblem('Enter a name');
    else if (taken.includes(name)) setProblem('There is a view of that name');
    else {
      onSave(name);
      onClose();
    }
  };
  return (
    <TitledDialog
      title={title}
      subtitle="Filters, order and columns"
      closesBeside={text === initial}
      onClose={onClose}
    >
      <Stack
        spacing={2}
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Name"
          value={text}
          inputRef={focusOnOpen}
          onChange={({ target }) => setText(target.value)}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
    </TitledDialog>
  );
}
