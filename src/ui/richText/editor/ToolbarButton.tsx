import ToggleButton from '@mui/material/ToggleButton';
import type { MouseEvent, ReactNode } from 'react';

interface ToolbarButtonProps {
  label: string;
  /** In the syntax of `aria-keyshortcuts`. */
  shortcut?: string;
  /** Whether the selection has the format; undefined for a button that only performs an action. */
  isActive?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  /** Whether it opens a dialog. */
  hasPopup?: boolean;
  /** Why it cannot be pressed; undefined if it can. */
  disabledBecause?: string | undefined;
  children: ReactNode;
}

/** Formats `Control+Shift+X` for display. */
const shortcutLabel = (shortcut: string): string => shortcut.replace('Control', 'Ctrl');

/** A button of the editor's toolbar. Pressing it leaves the selection in the text. */
export function ToolbarButton({
  label,
  shortcut,
  isActive,
  onPress,
  hasPopup = false,
  disabledBecause,
  children,
}: ToolbarButtonProps) {
  return (
    <ToggleButton
      value={label}
      size="small"
      selected={isActive ?? false}
      aria-label={label}
      aria-pressed={isActive}
      aria-keyshortcuts={shortcut}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      aria-disabled={disabledBecause !== undefined}
      title={
        disabledBecause ??
        (shortcut === undefined ? label : `${label} (${shortcutLabel(shortcut)})`)
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabledBecause === undefined ? onPress : undefined}
      sx={{
        width: { xs: 44, md: 36 },
        height: { xs: 44, md: 36 },
        p: 0,
        border: 0,
        color: disabledBecause === undefined ? 'text.primary' : 'text.disabled',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--evergreen-ink)',
          bgcolor: 'var(--evergreen-wash)',
          boxShadow: 'inset 0 -2px 0 currentColor',
        },
      }}
    >
      {children}
    </ToggleButton>
  );
}
