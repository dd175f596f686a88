import { Chip } from '@mui/material';

interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onClick: () => void;
}

/** A button in the form of a chip, which is filled while it is pressed. */
export const ToggleChip = ({ label, isOn, onClick }: ToggleChipProps) => (
  <Chip
    component="button"
    type="button"
    label={label}
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    aria-pressed={isOn}
    onClick={onClick}
  />
);
