import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../app/store/hooks';
import { savePageTitle } from '../../domain/content/commands';
import type { PageContent } from '../../domain/content/schema';
import { requiredFormText } from '../../ui/form/fieldSchemas';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { FormTextField } from '../../ui/form/FormTextField';
import { useChangedElsewhere } from '../../ui/form/useChangedElsewhere';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { useSave } from '../../ui/form/useSave';
import { useNotify } from '../../ui/notices/Notices';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';

const schema = v.object({ pageTitle: requiredFormText('Enter a page title') });
type Values = v.InferInput<typeof schema>;

/** Inline editor of a page's title (`decisions.md`, Admin). */
export function PageTitleForm({ page, onClose }: { page: PageContent; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const stored = useMemo(() => ({ pageTitle: page.pageTitle }), [page.pageTitle]);
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues: stored });
  const { noticeOf, areDecided } = useChangedElsewhere(form, stored);
  const save = ({ pageTitle }: Values): void => {
    dispatch(savePageTitle(page.id, pageTitle));
    notify('Page title saved');
  };
  const { submit, isSaved } = useSave(form, save, onClose, areDecided);
  const draft = useFormDraft({ name: `pageTitle.${page.id}`, form, initial: stored, isSaved });
  const { setFocus } = form;
  useEffect(() => setFocus('pageTitle'), [setFocus]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label="Edit page title"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 18rem' }}>
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <FormTextField
          control={form.control}
          name="pageTitle"
          label="Page Title"
          required
          hint="Shown in browser tabs and search engines"
          notice={noticeOf('pageTitle')}
        />
      </Box>
      <Button onClick={onClose} sx={{ minHeight: 44 }}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
        Save
      </Button>
      <UnsavedChangesGuard when={form.formState.isDirty && !isSaved} />
    </Box>
  );
}
