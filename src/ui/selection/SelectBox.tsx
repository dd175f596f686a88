import Checkbox from '@mui/material/Checkbox';
import type { MouseEvent } from 'react';

interface SelectBoxProps {
  /** What it selects, such as the name of a job. */
  name: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Selects a row or card; with Shift, all from the last one to it. */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      checked={isSelected}
      // The change of a box does not say whether Shift was held.
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ position: 'relative', zIndex: 1, minWidth: 44, minHeight: 44 }}
    />
  );
}
