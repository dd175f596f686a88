import { Checkbox } from '@mui/material';
import { useRef, type MouseEvent } from 'react';

interface SelectBoxProps {
  /** What it selects, such as the name of a job. */
  name: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Selects a row or card; with Shift, all from the last one to it. */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  // Some browsers leave the modifiers of a key out of the click that it causes.
  const hasShift = useRef(false);
  return (
    <Checkbox
      checked={isSelected}
      onKeyDown={({ shiftKey }) => {
        hasShift.current = shiftKey;
      }}
      // The change of a box does not say whether Shift was held.
      onClick={({ shiftKey, detail }: MouseEvent) => {
        onToggle(shiftKey || (detail === 0 && hasShift.current));
        hasShift.current = false;
      }}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ position: 'relative', zIndex: 1 }}
    />
  );
}
