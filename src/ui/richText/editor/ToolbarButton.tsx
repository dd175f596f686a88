import ToggleButton from '@mui/material/ToggleButton';
import type { MouseEvent, ReactNode } from 'react';

interface ToolbarButtonProps {
  label: string;
  /** As `aria-keyshortcuts` writes them. */
  shortcut?: string;
  /** Whether the selection has it; left out where the button only does something. */
  isActive?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  /** Whether it opens a small dialog. */
  hasPopup?: boolean;
  children: ReactNode;
}

/** `Control+Shift+X` as people read it. */
const shortcutLabel = (shortcut: string): string => shortcut.replace('Control', 'Ctrl');

/** A button of the editor's toolbar. Pressing it leaves the cursor in the text. */
export function ToolbarButton({
  label,
  shortcut,
  isActive,
  onPress,
  hasPopup = false,
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
      title={shortcut === undefined ? label : `${label} (${shortcutLabel(shortcut)})`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{
        width: { xs: 44, md: 36 },
        height: { xs: 44, md: 36 },
        p: 0,
        border: 0,
        color: 'text.primary',
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
