import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { pluralize } from '../../lib/text';
import { Row } from '../parts';
import { focusIfLost, isTextField } from '../screen/focus';
import { useWindowEvent } from '../useWindowEvent';

interface SelectionBarProps {
  /** How many are listed, and how many of them are selected. */
  listed: number;
  selected: number;
  onAll: (isSelected: boolean) => void;
  /** What is listed, such as `lead`, if the page has a box of its own, and a button selects all. */
  pagedNoun?: string;
  /** What can be done with the selected ones. */
  children: ReactNode;
}

/** Above a list: selects all, and shows what can be done with a selection. Escape clears it. */
export function SelectionBar({ listed, selected, onAll, pagedNoun, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || isTextField(target)) return;
    // Something is open over the list, which Escape closes.
    if (bar.current?.closest('[aria-hidden="true"]')) return;
    onAll(false);
    // The focus may have been in the bar.
    requestAnimationFrame(() => focusIfLost());
  };
  useWindowEvent('keydown', clear, selected > 0);
  const count = `${selected.toLocaleString('en-US')} selected`;
  if (pagedNoun !== undefined && selected === 0) return null;
  return (
    <Row
      ref={bar}
      role="group"
      aria-label="Selection"
      className="no-print"
      sx={{
        minHeight: 48,
        ...(selected > 0 && {
          position: 'sticky',
          // Below what stays of the frame.
          top: 60,
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
      {pagedNoun === undefined ? (
        <FormControlLabel
          label={selected > 0 ? count : 'Select all'}
          control={
            <Checkbox
              checked={selected > 0 && selected === listed}
              indeterminate={selected > 0 && selected < listed}
              onChange={() => onAll(selected === 0)}
            />
          }
        />
      ) : (
        <Box component="span" sx={{ pl: 1, fontWeight: 600 }}>
          {count}
          <IconButton
            title="Clear selection"
            aria-label="Clear selection"
            onClick={() => onAll(false)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      {pagedNoun !== undefined && selected < listed && (
        <Button onClick={() => onAll(true)}>{`Select all ${pluralize(listed, pagedNoun)}`}</Button>
      )}
      {selected > 0 && (
        <>
          {children}
          {pagedNoun === undefined && <Button onClick={() => onAll(false)}>Clear selection</Button>}
        </>
      )}
    </Row>
  );
}

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
