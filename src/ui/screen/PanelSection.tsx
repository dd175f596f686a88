import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Fill, Row } from '../parts';

interface PanelSectionProps {
  title: string;
  /** How many items the section lists, shown after the title. */
  count?: number;
  /** Beside the heading: a button or a link; what is as wide as the section stands below it. */
  action?: ReactNode;
  /** Whether the section is a form, which is not printed. */
  isForm?: boolean;
  children: ReactNode;
}

/** A section with a heading: a named region of a side panel. */
export function PanelSection({ title, count = 0, action, isForm, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={isForm ? 'no-print' : undefined}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 }, mb: 2.5 }}
    >
      <Row gap={0} sx={{ minHeight: 44, mb: 0.5 }}>
        <Fill basis="auto">
          <Typography variant="h3" id={id}>
            {title}
            {count > 0 && (
              <Typography component="span" variant="inherit" aria-hidden color="textSecondary">
                {` ${count}`}
              </Typography>
            )}
          </Typography>
        </Fill>
        {action && (
          <Box className="no-print" sx={{ display: 'contents' }}>
            {action}
          </Box>
        )}
      </Row>
      {children}
    </Box>
  );
}
