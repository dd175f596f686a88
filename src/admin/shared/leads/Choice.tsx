import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  /** What follows from it. */
  detail?: ReactNode;
  onChoose: () => void;
}

/** One large button of a sheet, with what follows from it. */
export function Choice({ label, detail, onChoose }: ChoiceProps) {
  return (
    <Button
      variant="outlined"
      onClick={onChoose}
      sx={{ minHeight: 52, justifyContent: 'space-between', gap: 1, px: 2, textAlign: 'left' }}
    >
      <span>{label}</span>
      {detail !== undefined && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            color: 'text.secondary',
            fontWeight: 400,
            textAlign: 'right',
          }}
        >
          {detail}
        </Box>
      )}
    </Button>
  );
}

/** Focuses the first choice of a sheet; the ref of the element around the choices. */
export const focusFirstChoice = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('button')?.focus();
