import { ToggleButton, type ToggleButtonProps } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { Popover } from '../../overlays/Popover';

interface ToolbarButtonProps extends Omit<ToggleButtonProps, 'value'> {
  label: string;
  /** The physical key pressed with Ctrl or Cmd, such as `Shift+KeyX`. */
  keys?: string | undefined;
  /** Whether the selection has the format; undefined for a button that only performs an action. */
  isActive?: boolean | undefined;
  /** Why it cannot be pressed; undefined if it can. */
  disabledBecause?: string | undefined;
}

/** Returns keys as they are written on a keyboard: `Shift+X`. */
const written = (keys: string): string => keys.replace(/Key|Digit/, '').replace('Backslash', '\\');

/** A button of the editor's toolbar. Pressing it leaves the selection in the text. */
export function ToolbarButton({
  label,
  keys,
  isActive,
  onClick,
  disabledBecause,
  ...props
}: ToolbarButtonProps) {
  const isDisabled = disabledBecause !== undefined;
  return (
    <ToggleButton
      value={label}
      size="small"
      selected={isActive ?? false}
      aria-label={label}
      aria-pressed={isActive}
      aria-keyshortcuts={keys && `Control+${written(keys)}`}
      aria-disabled={isDisabled}
      title={disabledBecause ?? (keys ? `${label} (Ctrl+${written(keys)})` : label)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
      sx={{
        width: { xs: 44, md: 36 },
        height: { xs: 44, md: 36 },
        p: 0,
        border: 0,
        color: isDisabled ? 'text.disabled' : 'text.primary',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--evergreen-ink)',
          bgcolor: 'var(--evergreen-wash)',
          boxShadow: 'inset 0 -2px 0 currentColor',
        },
      }}
      {...props}
    />
  );
}

export interface Opening {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onClosed: () => void;
}

interface DialogButtonProps
  extends Opening, Pick<ToolbarButtonProps, 'label' | 'keys' | 'isActive'> {
  icon: ReactNode;
  children: ReactNode;
}

/** A button of the toolbar with a small dialog below it. */
export function DialogButton({
  isOpen,
  onOpen,
  onClose,
  onClosed,
  icon,
  children,
  ...button
}: DialogButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolbarButton {...button} ref={anchor} aria-haspopup="dialog" onClick={onOpen}>
        {icon}
      </ToolbarButton>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={onClose}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        label={button.label}
        paperSx={{ p: 1.5, maxWidth: 340 }}
        onClosed={onClosed}
      >
        {children}
      </Popover>
    </>
  );
}
