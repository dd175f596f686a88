import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The color of a tag, by its urgency. */
export type Tone = 'plain' | 'brand' | 'warning' | 'danger' | 'success' | 'quiet';

const COLORS: Record<Tone, { color: string; bgcolor: string; borderColor: string }> = {
  plain: { color: 'var(--ink-soft)', bgcolor: 'var(--sunken)', borderColor: 'var(--line)' },
  brand: {
    color: 'var(--evergreen-ink)',
    bgcolor: 'var(--evergreen-wash)',
    borderColor: 'transparent',
  },
  warning: {
    color: 'var(--ink)',
    bgcolor: 'color-mix(in srgb, var(--amber) 22%, transparent)',
    borderColor: 'transparent',
  },
  danger: { color: 'var(--danger)', bgcolor: 'var(--danger-wash)', borderColor: 'currentColor' },
  success: { color: 'var(--success)', bgcolor: 'var(--success-wash)', borderColor: 'transparent' },
  // An ordinary value has no frame.
  quiet: { color: 'var(--ink-soft)', bgcolor: 'transparent', borderColor: 'transparent' },
};

/** A short text on a colored background: a stage, a status, a priority. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      px: tone === 'quiet' ? 0 : 1,
      border: 1,
      borderRadius: '0.8rem',
      fontSize: '0.78rem',
      fontWeight: 600,
      lineHeight: 1.45,
      maxWidth: '100%',
      overflowWrap: 'break-word',
      ...COLORS[tone],
    }}
  >
    {children}
  </Box>
);
