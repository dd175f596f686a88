import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, LinearProgress, TextField, Typography } from '@mui/material';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { Row } from '../parts';
import { useWindowEvent } from '../useWindowEvent';
import { PicturePreview } from './PicturePreview';
import { takeAddress, takeFile } from './takePicture';
import { usePictureIntake, useTypedAddress, type TypedAddress } from './usePictureIntake';
import type { MarkUnfinished } from './useUnfinishedPictures';

export interface PicturePickerProps {
  label: string;
  /** The stored address; empty without a picture. */
  value: string;
  onChange: (address: string) => void;
  required?: boolean;
  /** Whether it is a photo of a lead or a job, which may be larger than the pictures of the site. */
  isPhoto?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  /** The unfinished pictures of the form, whose save waits for them. */
  pictures: MarkUnfinished;
  /** Gets the element to focus when the form has an error here. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Prevents that a file dropped beside a picker replaces the page. */
const refuseFiles = (event: globalThis.DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

/** Returns the address of a picture or a link that is dragged from another page; empty for anything else. */
const addressOf = (data: DataTransfer): string =>
  data
    .getData('text/uri-list')
    .split(/\r?\n/)
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';

/** The picture, with the buttons and the field of an address beside it; on a phone the field is below. */
const BESIDE_PICTURE = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '7.5rem minmax(0, 1fr)', sm: '10.5rem minmax(0, 1fr)' },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > :first-of-type': { gridRow: { sm: 'span 2' } },
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/**
 * The picture picker: a file that is chosen, dropped or pasted, or an address. A file is validated,
 * resized and stored in the browser; errors are shown below.
 */
export function PicturePicker({
  label,
  value,
  onChange,
  required = false,
  isPhoto = false,
  error,
  hint,
  pictures,
  focusRef,
}: PicturePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const { progress, problem, take, settled, clear } = usePictureIntake(onChange);
  const address = useTypedAddress((typed) =>
    take('Loading the picture…', () => takeAddress(typed)),
  );
  const isBusy = progress !== undefined;
  const message = problem ?? error;

  const finish = useEffectEvent(async (): Promise<boolean> => {
    if ((await settled()) && (await address.submitIfNew())) return true;
    (address.input.current?.value === '' ? chooser : address.input).current?.focus();
    return false;
  });
  const isUnfinished = isBusy || address.typed.trim() !== '';
  useEffect(() => {
    if (!isUnfinished) return undefined;
    pictures(id, () => finish());
    return () => pictures(id, undefined);
  }, [id, isUnfinished, pictures]);
  useWindowEvent('dragover', refuseFiles);
  useWindowEvent('drop', refuseFiles);

  const [isOneOfMany, setOneOfMany] = useState(false);
  const ofMany = isOneOfMany ? 'Only the first of the pictures was taken.' : hint;
  /** Takes the first of some files; returns whether there is one. */
  const acceptFiles = (files: FileList | null): boolean => {
    const file = files?.[0];
    if (!file) return false;
    // The file replaces an address still in the field.
    address.type('');
    setOneOfMany(files.length > 1);
    void take('Processing the picture…', () => takeFile(file, isPhoto));
    return true;
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (acceptFiles(event.dataTransfer.files)) return;
    address.type(addressOf(event.dataTransfer));
    void address.submit();
  };
  const paste = (event: ClipboardEvent): void => {
    if (acceptFiles(event.clipboardData.files)) event.preventDefault();
  };
  const remove = (): void => {
    clear();
    setOneOfMany(false);
    address.type('');
    onChange('');
    chooser.current?.focus();
  };

  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-message`}
      tabIndex={-1}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 1.5,
        pt: 0.5,
        border: 1,
        borderStyle: isOver ? 'dashed' : 'solid',
        borderRadius: 1.25,
        borderColor: message ? 'error.main' : 'var(--line-strong)',
        bgcolor: isOver ? 'var(--evergreen-wash)' : 'transparent',
      }}
    >
      <Typography
        component="legend"
        variant="body2"
        sx={{
          px: 0.5,
          fontSize: '0.78rem',
          color: message ? 'error.main' : 'text.secondary',
          '&::after': required ? { content: '" *" / ""', color: 'error.main' } : undefined,
        }}
      >
        {label}
      </Typography>
      <Box sx={BESIDE_PICTURE}>
        <PicturePreview
          address={value}
          alt={`${label}, as it is now`}
          empty={isOver ? 'Let go to use it' : 'Drop or paste a picture here'}
        />
        <Row align="stretch">
          <Button
            ref={(element) => {
              chooser.current = element;
              focusRef?.(element);
            }}
            variant="outlined"
            startIcon={<AddPhotoIcon />}
            aria-describedby={`${id}-message`}
            onClick={() => input.current?.click()}
          >
            {value === '' ? 'Choose a file' : 'Replace'}
            <span className="visually-hidden">: {label}</span>
          </Button>
          {value !== '' && (
            <Button color="quiet" startIcon={<DeleteIcon />} onClick={remove}>
              Remove
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </Row>
        <AddressField label={label} address={address} isBusy={isBusy} />
      </Box>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={`${label} file`}
        onChange={({ target }) => {
          acceptFiles(target.files);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <IntakeMessage id={`${id}-message`} progress={progress} isError={message !== undefined}>
        {progress ?? message ?? ofMany}
      </IntakeMessage>
    </Box>
  );
}

interface IntakeMessageProps {
  id: string;
  /** What is being done with a picture; undefined while nothing is. */
  progress: string | undefined;
  isError: boolean;
  children: ReactNode;
}

/** What is being done with a picture, what is wrong with it, or the hint; its space is always there, so nothing moves. */
const IntakeMessage = ({ id, progress, isError, children }: IntakeMessageProps) => (
  <Box aria-live="polite" id={id} sx={{ position: 'relative', minHeight: 28, pt: 0.5 }}>
    {progress !== undefined && (
      <LinearProgress aria-label={progress} sx={{ position: 'absolute', insetInline: 0, top: 0 }} />
    )}
    {children && (
      <FormHelperText error={progress === undefined && isError}>{children}</FormHelperText>
    )}
  </Box>
);

interface AddressFieldProps {
  /** The label of the picker. */
  label: string;
  address: TypedAddress;
  isBusy: boolean;
}

/** The field for a picture's web address, which Enter, leaving the field, or its button submits. */
function AddressField({ label, address, isBusy }: AddressFieldProps) {
  return (
    <Row>
      <TextField
        placeholder="https://…"
        sx={{ flex: '1 1 9em' }}
        value={address.typed}
        onChange={(event) => address.type(event.target.value)}
        onBlur={() => void address.submitIfNew()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter submits the address and not the surrounding form.
          event.preventDefault();
          void address.submit();
        }}
        inputRef={address.input}
        slotProps={{
          htmlInput: {
            'aria-label': `${label}: web address`,
            type: 'text',
            inputMode: 'url',
            autoCapitalize: 'off',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button
        onClick={() => void address.submit()}
        disabled={address.typed.trim() === '' || isBusy}
        sx={{ flex: 'none' }}
      >
        Use address
      </Button>
    </Row>
  );
}
