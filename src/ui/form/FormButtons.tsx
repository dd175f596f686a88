import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FormButtonsProps {
  submitLabel: string;
  /** Whether the save waits for a picture that is still being processed. */
  isWaiting?: boolean;
  onCancel: () => void;
}

/**
 * The Cancel and Save buttons of a form. Save is never disabled: pressed, it shows what is missing.
 */
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
