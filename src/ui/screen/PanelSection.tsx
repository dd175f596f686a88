import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  /** How many items the section lists, shown after the title. */
  count?: number;
  /** Beside the heading: a button or a link. */
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44, mb: 0.5 }}>
        <Typography variant="h3" id={id} sx={{ flex: 'auto' }}>
          {title}
          {count > 0 && (
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {` ${count}`}
            </Box>
          )}
        </Typography>
        {action && <div className="no-print">{action}</div>}
      </Box>
      {children}
    </Box>
  );
}
