import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { Row } from '../../ui/layout/Row';

const SCREENS = {
  'Gallery Management': ADDRESSES.adminGallery,
  'Project Management': ADDRESSES.projects,
  'Blog Management': ADDRESSES.adminBlog,
  'CRM Dashboard': ADDRESSES.crm,
  'Content Management': ADDRESSES.content,
} as const;
/** What is shown and not available yet. */
const TO_COME = ['Customer Management', 'Site Settings'] as const;

/** Links to the admin screens, and the two that are to come; on a desktop in one row. */
export function QuickActions() {
  return (
    <Row
      component="nav"
      aria-label="Quick actions"
      align="stretch"
      sx={{ '& > .MuiButton-root': { flex: '1 1 auto', px: 0.75, bgcolor: 'background.paper' } }}
    >
      {Object.entries(SCREENS).map(([label, to]) => (
        <Button key={label} variant="outlined" component={Link} to={to}>
          {label}
        </Button>
      ))}
      {TO_COME.map((label) => (
        <Button
          key={label}
          disabled
          sx={{
            display: 'block',
            lineHeight: 1.4,
            '&&': { color: 'text.secondary', bgcolor: 'transparent' },
          }}
        >
          {label}{' '}
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            Coming soon...
          </Typography>
        </Button>
      ))}
    </Row>
  );
}
