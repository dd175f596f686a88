import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** What the user can do about it. */
  hint?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Whether it fills a screen and not a card. */
  large?: boolean;
}

/** The message of an empty list or screen, and the next step. */
export const EmptyState = ({ title, hint, icon, action, large = false }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 0.5,
      px: 2,
      py: large ? 7 : 3,
      color: 'text.secondary',
    }}
  >
    {icon && (
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: large ? 64 : 44,
          height: large ? 64 : 44,
          mb: 1,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'var(--evergreen-wash)',
        }}
      >
        {icon}
      </Box>
    )}
    <Typography color="textPrimary" variant="subtitle1">
      {title}
    </Typography>
    {hint && <Typography variant="body2">{hint}</Typography>}
    {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
  </Box>
);
