import Button from '@mui/material/Button';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Row } from '../../ui/layout/Row';
import { Fill } from '../../ui/layout/Fill';
import { useAppDispatch } from '../../app/store/hooks';
import { savePageTitle } from '../../domain/content/commands';
import type { PageContent } from '../../domain/content/schema';
import { requiredFormText } from '../../ui/form/fieldSchemas';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { FormTextField } from '../../ui/form/FormTextField';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useNotify } from '../../ui/notices/Notices';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';

const schema = v.object({ pageTitle: requiredFormText('Enter a page title') });
type Values = v.InferInput<typeof schema>;

const valuesOf = ({ pageTitle }: PageContent): Values => ({ pageTitle });

/** Inline editor of a page's title. */
export function PageTitleForm({ page, onClose }: { page: PageContent; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { form, field, frame } = useRecordForm({
    name: `pageTitle.${page.id}`,
    schema,
    record: page,
    valuesOf,
    empty: () => valuesOf(page),
    save: ({ pageTitle }: Values) => {
      dispatch(savePageTitle(page.id, pageTitle));
      notify('Page title saved');
    },
    onSaved: onClose,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('pageTitle'), [setFocus]);
  return (
    <form noValidate onSubmit={frame.onSubmit} aria-label="Edit page title">
      <Row align="flex-start">
        <Fill basis="18rem">
          <DraftNotice restoredAt={frame.draft.restoredAt} onDiscard={frame.draft.discard} />
          <FormTextField
            {...field('pageTitle', 'Page Title')}
            required
            hint="Shown in browser tabs and search engines"
          />
        </Fill>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
        <UnsavedChangesGuard when={frame.isUnsaved} />
      </Row>
    </form>
  );
}
