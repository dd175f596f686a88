import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelPartProps {
  title: string;
  /** Beside the heading: the button that adds to the part. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named part of the lead's panel. */
export function PanelPart({ title, action, children }: PanelPartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 }, mb: 2.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mb: 0.5 }}>
        <Typography variant="h3" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
