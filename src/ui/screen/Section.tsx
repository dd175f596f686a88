import { Card, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Row } from '../parts';

interface SectionProps {
  title: string;
  /** The fragment of its address. */
  id?: string;
  /** Beside the heading: a count, a link, a button. */
  action?: ReactNode;
  /** Whether the content extends to the card's edges, as lists do. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with a heading: a named region of a screen. */
export function Section({ title, id, action, flush = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={id === undefined ? undefined : -1}
      sx={{ minWidth: 0, scrollMarginTop: 64 }}
    >
      <Row sx={{ px: 2, pt: 0.5, minHeight: 48 }}>
        <Typography
          variant="h2"
          id={headingId}
          sx={{ flex: 'auto', py: 0.75, overflowWrap: 'anywhere', fontSize: 'min(1.15rem, 8.5vw)' }}
        >
          {title}
        </Typography>
        {action}
      </Row>
      {flush ? (
        children
      ) : (
        <Stack spacing={2} sx={{ px: 2, pb: 2, '& > .MuiButton-root': { alignSelf: 'start' } }}>
          {children}
        </Stack>
      )}
    </Card>
  );
}
