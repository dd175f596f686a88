import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Row } from '../../layout/Row';
import { ToolbarButton } from './ToolbarButton';
import { Popover } from '../../overlays/Popover';

interface ColorButtonProps {
  label: string;
  icon: ReactNode;
  /** The offered colors, by name; readable on light and dark. */
  colors: Readonly<Record<string, string>>;
  /** The initial value of a custom color. */
  firstCustom: string;
  /** The selection's color; empty for none. */
  current: string;
  onChoose: (color: string | null) => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
}

/** Chooses the color of the selected text, or its background. */
export function ColorButton({
  label,
  icon,
  colors,
  firstCustom,
  current,
  onChoose,
  onClosed,
}: ColorButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const choose = (color: string | null): void => {
    onChoose(color);
    close();
  };
  return (
    <>
      <ToolbarButton
        label={label}
        hasPopup
        isActive={current !== ''}
        onPress={(event) => setAnchor(event.currentTarget)}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          {icon}
          <Box
            sx={{
              width: 18,
              height: 4,
              mt: '-3px',
              borderRadius: 1,
              border: current === '' ? '1px solid currentColor' : 'none',
            }}
            style={{ background: current || 'transparent' }}
          />
        </Box>
      </ToolbarButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5, maxWidth: 320 } },
          transition: { onExited: onClosed },
        }}
      >
        <Row gap={0.5} align="stretch">
          {Object.entries(colors).map(([name, color]) => (
            <Button
              key={name}
              aria-label={name}
              aria-pressed={current === color}
              title={name}
              onClick={() => choose(color)}
              sx={{
                minWidth: 44,
                width: 44,
                height: 44,
                p: 0.75,
                border: current === color ? '2px solid' : 0,
              }}
            >
              <Box
                sx={{
                  width: '100%',
                  height: '100%',
                  borderRadius: 1,
                  border: 1,
                  borderColor: 'divider',
                }}
                style={{ background: color }}
              />
            </Button>
          ))}
        </Row>
        <Row noWrap sx={{ mt: 1 }}>
          <Button onClick={() => choose(null)}>No color</Button>
          <Row noWrap component="label" sx={{ ml: 'auto', fontSize: '0.875rem' }}>
            Other
            <input
              type="color"
              defaultValue={firstCustom}
              onChange={(event) => onChoose(event.target.value)}
              style={{ width: 44, height: 44 }}
            />
          </Row>
        </Row>
      </Popover>
    </>
  );
}
