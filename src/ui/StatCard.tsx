import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row } from './parts';

interface StatCardProps {
  label: string;
  value: string | number;
  /** Shown after the label. */
  detail?: string;
  icon?: ReactNode;
  to?: string;
  urgent?: boolean;
}

/** A card with one key figure and its label. */
export function StatCard({ label, value, detail, icon, to, urgent = false }: StatCardProps) {
  const content = (
    <Row
      noWrap
      sx={{
        height: '100%',
        px: { xs: 0.75, sm: 2 },
        py: 0.75,
        '& svg': {
          display: { xs: 'none', sm: 'block' },
          color: urgent ? 'error.main' : 'primary.main',
        },
      }}
    >
      {icon}
      <Box
        component="dl"
        sx={{
          flex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          // The numbers of a row of cards are on one line, however long their labels.
          alignContent: 'space-between',
          alignSelf: 'stretch',
          columnGap: 0.5,
          minWidth: 0,
        }}
      >
        <Typography
          component="dt"
          variant="body2"
          color="textSecondary"
          sx={{ flex: '1 1 auto', fontSize: { xs: '0.8125rem', sm: '0.875rem' } }}
        >
          {label}{' '}
          {detail && (
            <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
              {detail}
            </Box>
          )}
        </Typography>
        <Typography
          component="dd"
          sx={{
            fontSize: { xs: '1.05rem', sm: '1.4rem' },
            overflowWrap: 'break-word',
            fontWeight: 700,
            lineHeight: 1.3,
            color: urgent ? 'error.main' : 'text.primary',
          }}
        >
          {value.toLocaleString('en-US')}
        </Typography>
      </Box>
    </Row>
  );
  return (
    <Card sx={{ overflowWrap: 'break-word', hyphens: 'auto' }}>
      {to === undefined ? (
        content
      ) : (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      )}
    </Card>
  );
}

/** A few key figures in one row; below each other only if the text is very large. */
export const StatCards = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      // No narrower than its number, which breaks nowhere.
      '& > *': { flex: '1 1 5.5rem', minWidth: 'min-content' },
      // On phones and tablets all numbers are below their labels, though some would fit beside.
      '& dt': { flexBasis: { xs: '100%', md: 'auto' } },
    }}
  >
    {children}
  </Box>
);
