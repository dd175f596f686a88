import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FormButtonsProps {
  submitLabel: string;
  /** Whether the save waits for a picture that is on its way. */
  isWaiting?: boolean;
  onCancel: () => void;
}

/** The way out of a form and the way on. The save is never disabled: pressed, it says what is missing. */
export function FormButtons({ submitLabel, isWaiting = false, onCancel }: FormButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button onClick={onCancel} sx={{ minHeight: 44 }}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
        {isWaiting ? 'Saving…' : submitLabel}
      </Button>
    </Box>
  );
}
