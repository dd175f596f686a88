import EditIcon from '@mui/icons-material/EditOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ResetIcon from '@mui/icons-material/RestartAlt';
import { Button, Card, Divider, Stack, Typography } from '@mui/material';
import * as v from 'valibot';
import { savePageTitle } from '../../domain/content/commands';
import { livePath } from '../../domain/content/editing';
import type { PageContent } from '../../domain/content/schema';
import { formatDateTime } from '../../lib/dates';
import { requiredFormText } from '../../ui/form/fieldSchemas';
import { FormBox, FormTextField, SaveButton } from '../../ui/form/formParts';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Fill, Muted, Row } from '../../ui/parts';
import { focusOnOpen } from '../../ui/screen/focus';
import { useAct } from '../shared/undo/useAct';

interface PageSummaryProps {
  page: PageContent;
  /** The id of the section that is being edited, or {@link PAGE_TITLE}, if any is. */
  editedId: string | undefined;
  onEdit: (id: string) => void;
  onClose: () => void;
  onReset: () => void;
}

/** Replaces the section's id in the address while the page title is edited. */
export const PAGE_TITLE = 'page-title';
/** The id of the button that opens the page title's editor and gets the focus back. */
export const TITLE_EDIT_ID = 'edit-page-title';

/** A page's title, its last change and author, and buttons for preview and reset. */
export const PageSummary = ({ page, editedId, onEdit, onClose, onReset }: PageSummaryProps) => (
  <Card component="section" aria-labelledby="page-name">
    <Stack spacing={1.5} divider={<Divider />} sx={{ p: 2 }}>
      <Row align="flex-start">
        <Fill basis="14rem">
          <Typography variant="h2" id="page-name">
            {page.pageName}
          </Typography>
          <Muted>
            Last modified {formatDateTime(page.lastModified)} by {page.modifiedBy}
          </Muted>
        </Fill>
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
            color="quiet"
            startIcon={<ResetIcon />}
            disabled={editedId !== undefined}
            onClick={onReset}
          >
            Reset
          </Button>
        </Row>
      </Row>

      {editedId === PAGE_TITLE ? (
        <PageTitleForm page={page} onClose={onClose} />
      ) : (
        <Row noWrap>
          <Fill>
            <Muted>Page title, shown in browser tabs and search engines</Muted>
            <Typography>{page.pageTitle}</Typography>
          </Fill>
          <Button
            id={TITLE_EDIT_ID}
            startIcon={<EditIcon />}
            aria-label="Edit page title"
            onClick={() => onEdit(PAGE_TITLE)}
          >
            Edit
          </Button>
        </Row>
      )}
    </Stack>
  </Card>
);

const schema = v.object({ pageTitle: requiredFormText('Enter a page title') });
type Values = v.InferInput<typeof schema>;

const valuesOf = ({ pageTitle }: PageContent): Values => ({ pageTitle });

function PageTitleForm({ page, onClose }: { page: PageContent; onClose: () => void }) {
  const act = useAct();
  const { field, frame } = useRecordForm({
    name: `pageTitle.${page.id}`,
    schema,
    record: page,
    valuesOf,
    empty: () => valuesOf(page),
    save: ({ pageTitle }: Values) => act(savePageTitle(page.id, pageTitle), 'Page title saved'),
    onSaved: onClose,
  });
  return (
    <FormBox frame={frame} spacing={0} aria-label="Edit page title">
      <Row align="flex-start">
        <Fill basis="18rem">
          <FormTextField
            {...field('pageTitle', 'Page Title')}
            required
            inputRef={focusOnOpen}
            hint="Shown in browser tabs and search engines"
          />
        </Fill>
        <Button onClick={onClose}>Cancel</Button>
        <SaveButton />
      </Row>
    </FormBox>
  );
}
