import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row } from './layout/Row';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** Shown after the number. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** The address that the card links to, if any. */
  to?: string;
  /** Whether the number needs the owner's attention. */
  urgent?: boolean;
}

/** A card with one key figure and its label. */
export function StatCard({ label, value, detail, icon, to, urgent = false }: StatCardProps) {
  const content = (
    <Row gap={1.5} noWrap align="flex-start" sx={{ p: { xs: 1, sm: 2 } }}>
      <Box component="dl" sx={{ flex: 1, minWidth: 0, m: 0, '& dd': { m: 0 } }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{
            fontSize: { xs: '1.05rem', sm: '1.75rem' },
            overflowWrap: 'break-word',
            fontWeight: 700,
            lineHeight: 1.25,
            fontVariantNumeric: 'tabular-nums',
            color: urgent ? 'error.main' : 'text.primary',
          }}
        >
          {value}
        </Typography>
        {detail && (
          <Typography component="dd" variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </Box>
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: { xs: 'none', sm: 'grid' },
            placeItems: 'center',
            width: 40,
            height: 40,
            borderRadius: 2,
            color: urgent ? 'error.main' : 'primary.main',
            bgcolor: urgent ? 'var(--danger-wash)' : 'var(--evergreen-wash)',
          }}
        >
          {icon}
        </Box>
      )}
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
