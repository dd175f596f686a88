import EditIcon from '@mui/icons-material/EditOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ResetIcon from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Row } from '../../ui/layout/Row';
import { livePath } from '../../domain/content/rules';
import type { PageContent } from '../../domain/content/schema';
import { formatDateTime } from '../../lib/dates';
import { PageTitleForm } from './PageTitleForm';

interface PageSummaryProps {
  page: PageContent;
  isTitleEdited: boolean;
  /** Whether any part of the page is being edited. */
  isEdited: boolean;
  onEditTitle: () => void;
  onClose: () => void;
  onReset: () => void;
}

/** The id of the button that opens the page title's editor and gets the focus back. */
export const TITLE_EDIT_ID = 'edit-page-title';

/** A page's title, its last change and author, and buttons for preview and reset. */
export function PageSummary({
  page,
  isTitleEdited,
  isEdited,
  onEditTitle,
  onClose,
  onReset,
}: PageSummaryProps) {
  return (
    <Card component="section" aria-labelledby="page-name" sx={{ p: 2 }}>
      <Row align="flex-start">
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="h2" id="page-name">
            {page.pageName}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Last modified {formatDateTime(page.lastModified)} by {page.modifiedBy}
          </Typography>
        </Box>
        <Row align="stretch">
          <Button
            component="a"
            href={livePath(page.id)}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<OpenInNewIcon />}
          >
            Preview
            <span className="visually-hidden"> (opens in a new tab)</span>
          </Button>
          <Button
            color="inherit"
            startIcon={<ResetIcon />}
            disabled={isEdited}
            onClick={onReset}
            sx={{ color: 'text.secondary' }}
          >
            Reset
          </Button>
        </Row>
      </Row>
      <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {isTitleEdited ? (
          <PageTitleForm page={page} onClose={onClose} />
        ) : (
          <Row noWrap>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                Page title, shown in browser tabs and search engines
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{page.pageTitle}</Typography>
            </Box>
            <Button
              id={TITLE_EDIT_ID}
              startIcon={<EditIcon />}
              aria-label="Edit page title"
              onClick={onEditTitle}
            >
              Edit
            </Button>
          </Row>
        )}
      </Box>
    </Card>
  );
}
