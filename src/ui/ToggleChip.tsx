import { Chip, type ChipProps } from '@mui/material';

interface ToggleChipProps extends Pick<
  ChipProps<'button'>,
  'label' | 'color' | 'variant' | 'icon' | 'style' | 'sx' | 'title' | 'onClick'
> {
  isOn: boolean;
}

/** A button in the form of a chip, which is filled while it is pressed. */
export const ToggleChip = ({ isOn, ...chip }: ToggleChipProps) => (
  <Chip
    component="button"
    type="button"
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    aria-pressed={isOn}
    {...chip}
  />
);
