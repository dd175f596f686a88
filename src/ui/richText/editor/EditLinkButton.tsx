import LinkIcon from '@mui/icons-material/Link';
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { MAX_LENGTH } from '../../../lib/fields';
import { lengthProblem } from '../../form/fieldSchemas';
import { Row } from '../../parts';
import { focusOnOpen, isComposing } from '../../screen/focus';
import { linkAddress } from './linkAddress';
import { DialogButton, type Opening } from './ToolbarButton';
import { LINK_KEYS } from './tools';

interface LinkFormProps {
  current: string | undefined;
  onChoose: (address: string | null) => void;
}

/** Adds, changes or removes the link of the selection. */
export function EditLinkButton({ current, onChoose, ...opening }: LinkFormProps & Opening) {
  const choose = (address: string | null): void => {
    onChoose(address);
    opening.onClose();
  };
  return (
    <DialogButton
      {...opening}
      label="Link"
      keys={LINK_KEYS}
      isActive={current !== undefined}
      icon={<LinkIcon fontSize="small" />}
    >
      <LinkForm current={current} onChoose={choose} />
    </DialogButton>
  );
}

/** What can be linked, as a hint and as the error message. */
const WHAT_LINKS = 'Enter a web address, an e-mail address or a phone number';

function LinkForm({ current, onChoose }: LinkFormProps) {
  const [typed, setTyped] = useState(current ?? '');
  const [problem, setProblem] = useState<string>();
  const submit = (): void => {
    const address = linkAddress(typed);
    const tooLong = lengthProblem(typed, MAX_LENGTH.address);
    if (tooLong === undefined && address !== undefined) onChoose(address);
    else setProblem(tooLong ?? WHAT_LINKS);
  };
  return (
    <Stack spacing={1.5} sx={{ pt: 0.5, width: 300, maxWidth: '100%' }}>
      <TextField
        label="Address"
        inputRef={focusOnOpen}
        value={typed}
        error={problem !== undefined}
        helperText={problem ?? WHAT_LINKS}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          submit();
        }}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'off' } }}
      />
      <Row noWrap justify="flex-end">
        {current !== undefined && <Button onClick={() => onChoose(null)}>Remove link</Button>}
        <Button variant="contained" onClick={submit}>
          Apply
        </Button>
      </Row>
    </Stack>
  );
}
