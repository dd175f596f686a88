import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, LinearProgress, TextField, Typography } from '@mui/material';
import { useId, useRef, type ReactNode } from 'react';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { FileButton } from '../FileButton';
import { Row } from '../parts';
import { isComposing } from '../screen/focus';
import { PicturePreview } from './PicturePreview';
import { usePicking } from './usePicking';
import type { TypedAddress } from './usePictureIntake';
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
  /** The unfinished pictures of the form, whose save waits for them. */
  pictures: MarkUnfinished;
  /** Gets the element to focus when the form has an error here. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

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

/** The border of a picker, which shows that a picture is over it, or that something is wrong. */
const frameStyles = (isOver: boolean, isWrong: boolean) => ({
  p: 1.5,
  pt: 0.5,
  border: 1,
  borderStyle: isOver ? 'dashed' : 'solid',
  borderRadius: 1.25,
  borderColor: isWrong ? 'error.main' : 'var(--line-strong)',
  bgcolor: isOver ? 'var(--evergreen-wash)' : 'transparent',
});

/** The label in the border, as those of text fields look. */
const legendStyles = (required: boolean, isWrong: boolean) => ({
  px: 0.5,
  fontSize: '0.78rem',
  color: isWrong ? 'error.main' : 'text.secondary',
  '&::after': required ? { content: '" *" / ""', color: 'error.main' } : undefined,
});

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
  pictures,
  focusRef,
}: PicturePickerProps) {
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const picking = usePicking({ id, chooser, onChange, isPhoto, pictures });
  const { progress, isOver } = picking;
  const message = picking.problem ?? error;
  const isWrong = message !== undefined;
  const ofMany = picking.isOneOfMany ? 'Only the first of the pictures was taken.' : undefined;

  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-message`}
      tabIndex={-1}
      {...picking.target}
      sx={frameStyles(isOver, isWrong)}
    >
      <Typography component="legend" variant="body2" sx={legendStyles(required, isWrong)}>
        {label}
      </Typography>
      <Box sx={BESIDE_PICTURE}>
        <PicturePreview
          address={value}
          alt={`${label}, as it is now`}
          empty={isOver ? 'Let go to use it' : 'Drop or paste a picture here'}
        />
        <Row align="stretch">
          <FileButton
            ref={(element) => {
              chooser.current = element;
              focusRef?.(element);
            }}
            label={`${label} file`}
            accept={ACCEPTED}
            variant="outlined"
            startIcon={<AddPhotoIcon />}
            aria-describedby={`${id}-message`}
            onFiles={picking.acceptFiles}
          >
            {value === '' ? 'Choose a file' : 'Replace'}
            <span className="visually-hidden">: {label}</span>
          </FileButton>
          {value !== '' && (
            <Button color="quiet" startIcon={<DeleteIcon />} onClick={picking.remove}>
              Remove
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </Row>
        <AddressField label={label} address={picking.address} isBusy={progress !== undefined} />
      </Box>
      <IntakeMessage id={`${id}-message`} progress={progress} isError={isWrong}>
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
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
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
