import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  /** How many are listed, and how many of them are selected. */
  listed: number;
  selected: number;
  onAll: (isSelected: boolean) => void;
  /** What can be done with the selected ones. */
  children: ReactNode;
}

/** Above a list: selects all, and shows what can be done once something is selected. */
export function SelectionBar({ listed, selected, onAll, children }: SelectionBarProps) {
  return (
    <Box
      role="group"
      aria-label="Selection"
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        ...(selected > 0 && {
          position: 'sticky',
          top: 72,
          zIndex: 3,
          px: 1,
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }),
      }}
    >
      <FormControlLabel
        label={selected > 0 ? `${selected.toLocaleString('en-US')} selected` : 'Select all'}
        sx={{ minHeight: 44, mr: 0 }}
        control={
          <Checkbox
            checked={selected > 0 && selected === listed}
            indeterminate={selected > 0 && selected < listed}
            onChange={() => onAll(selected === 0)}
          />
        }
      />
      {selected > 0 && (
        <>
          {children}
          <Button onClick={() => onAll(false)} sx={{ minHeight: 44 }}>
            Clear selection
          </Button>
        </>
      )}
    </Box>
  );
}
