import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { Row } from '../../parts';
import { DialogButton, type Opening } from './ToolbarButton';

interface ColorButtonProps extends Opening {
  label: string;
  icon: ReactNode;
  /** The offered colors, by name; readable on light and dark. */
  colors: Readonly<Record<string, string>>;
  /** The initial value of a custom color. */
  firstCustom: string;
  /** The selection's color; empty without a color. */
  current: string;
  /** Called with whether the color replaces the one before, while a custom one is picked. */
  onChoose: (color: string | null, replacesBefore?: boolean) => void;
}

/** Chooses the color of the selected text, or its background. */
export function ColorButton({
  label,
  icon,
  colors,
  firstCustom,
  current,
  onChoose,
  ...opening
}: ColorButtonProps) {
  /** The input of the last custom color; each opening of the dialog has a new one. */
  const picker = useRef<HTMLInputElement>(null);
  const choose = (color: string | null): void => {
    onChoose(color);
    opening.onClose();
  };
  return (
    <DialogButton
      {...opening}
      label={label}
      isActive={current !== ''}
      icon={
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          {icon}
          <Box
            sx={{ width: 18, height: 4, mt: '-3px', borderRadius: 1 }}
            style={current === '' ? { border: '1px solid' } : { background: current }}
          />
        </Box>
      }
    >
      <Stack spacing={1}>
        <Row gap={0.5}>
          {Object.entries(colors).map(([name, color]) => (
            <Button
              key={name}
              aria-label={name}
              aria-pressed={current === color}
              title={name}
              onClick={() => choose(color)}
              sx={{ minWidth: 44, p: 0.75, border: current === color ? '2px solid' : 0 }}
            >
              <Box
                sx={{ width: 32, height: 32, borderRadius: 1, border: 1, borderColor: 'divider' }}
                style={{ background: color }}
              />
            </Button>
          ))}
        </Row>
        <Row noWrap justify="space-between">
          <Button onClick={() => choose(null)}>No color</Button>
          <Row noWrap component="label">
            <Typography component="span" variant="body2">
              Other
            </Typography>
            <input
              type="color"
              defaultValue={firstCustom}
              onChange={({ target }) => {
                onChoose(target.value, target === picker.current);
                picker.current = target;
              }}
              style={{ width: 44, height: 44 }}
            />
          </Row>
        </Row>
      </Stack>
    </DialogButton>
  );
}
