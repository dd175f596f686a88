import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelPartProps {
  title: string;
  /** Stands beside the heading: how many there are. */
  count?: number;
  /** A form: nothing to print. */
  isForm?: boolean;
  children: ReactNode;
}

/** A named part of the project's panel. */
export function PanelPart({ title, count, isForm = false, children }: PanelPartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={isForm ? 'no-print' : undefined}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2.5 } }}
    >
      <Typography variant="h3" id={id} sx={{ mb: 1.75 }}>
        {title}
        {count !== undefined && count > 0 && (
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` ${count}`}
          </Box>
        )}
      </Typography>
      {children}
    </Box>
  );
}
