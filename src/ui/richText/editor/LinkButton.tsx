import Stack from '@mui/material/Stack';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { Row } from '../../layout/Row';
import { MAX_LENGTH } from '../../../lib/fields';
import { lengthProblem } from '../../form/fieldSchemas';
import { linkAddress } from './linkAddress';
import { ToolbarButton } from './ToolbarButton';
import { Popover } from '../../overlays/Popover';

interface LinkButtonProps {
  /** The selection's link; undefined for none. */
  current: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (address: string | null) => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
}

/** Adds, changes or removes the link of the selection. */
export function LinkButton({
  current,
  isOpen,
  onOpen,
  onClose,
  onChoose,
  onClosed,
}: LinkButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor}>
      <ToolbarButton
        label="Link"
        shortcut="Control+K"
        hasPopup
        isActive={current !== undefined}
        onPress={onOpen}
      >
        <LinkIcon fontSize="small" />
      </ToolbarButton>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={onClose}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Link',
            sx: { p: 2, width: 340, maxWidth: '100%' },
          },
          transition: { onExited: onClosed },
        }}
      >
        <LinkForm
          current={current}
          onChoose={(address) => {
            onChoose(address);
            onClose();
          }}
        />
      </Popover>
    </span>
  );
}

/** Called with the field when it mounts. */
const focusOnOpen = (field: HTMLInputElement | null): void => field?.focus();

/** What can be linked, for the error message. */
const WHAT_LINKS = 'a web address, an e-mail address or a phone number';

type LinkFormProps = Pick<LinkButtonProps, 'current' | 'onChoose'>;

function LinkForm({ current, onChoose }: LinkFormProps) {
  const [typed, setTyped] = useState(current ?? '');
  const [problem, setProblem] = useState<string>();
  const submit = (): void => {
    const address = linkAddress(typed);
    const tooLong = lengthProblem(typed, MAX_LENGTH.address);
    if (tooLong !== undefined) setProblem(tooLong);
    else if (address === undefined) setProblem(`Enter ${WHAT_LINKS}`);
    else onChoose(address);
  };
  return (
    <Stack spacing={1.5}>
      <TextField
        label="Address"
        inputRef={focusOnOpen}
        value={typed}
        error={problem !== undefined}
        helperText={problem ?? `Enter ${WHAT_LINKS}`}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'off' } }}
      />
      <Row noWrap align="stretch" sx={{ justifyContent: 'flex-end' }}>
        {current !== undefined && <Button onClick={() => onChoose(null)}>Remove link</Button>}
        <Button variant="contained" onClick={submit}>
          Apply
        </Button>
      </Row>
    </Stack>
  );
}
