import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../layout/Row';
import { screenTitle } from './screenTitle';

interface ScreenProps {
  /** The heading and the document title. */
  title: string;
  /** One line under the heading. */
  intro?: ReactNode;
  /** The target of the link above the heading. */
  back?: { to: string; label: string };
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The id of a screen's heading, which gets the focus if the focused element is gone. */
export const SCREEN_HEADING_ID = 'screen-heading';

/** The layout of every admin screen: back link, heading, actions and content. */
export function Screen({ title, intro, back, actions, children }: ScreenProps) {
  return (
    <Box sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 3 } }}>
      <title>{screenTitle(title)}</title>
      {back && (
        <Button
          component={Link}
          to={back.to}
          className="no-print"
          startIcon={<ArrowBackIcon />}
          sx={{ ml: -1, mb: 0.5 }}
        >
          {back.label}
        </Button>
      )}
      <Row
        gap={1.5}

        sx={{ mb: { xs: 1.5, sm: 2.5 } }}
      >
        {/* The actions go below the title if one of its words has no space beside them. */}
        <Box sx={{ flex: '1 1 12rem', minWidth: 'min-content' }}>
          <Typography
            variant="h1"
            id={SCREEN_HEADING_ID}
            tabIndex={-1}
            sx={{ overflowWrap: 'break-word', hyphens: 'manual', '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {intro && (
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ mt: 0.5, display: { xs: 'none', sm: 'block' } }}
            >
              {intro}
            </Typography>
          )}
        </Box>
        {actions && (
          <Row align="stretch" className="no-print">
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </Box>
  );
}
