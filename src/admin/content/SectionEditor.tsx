import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAppDispatch } from '../../app/store/hooks';
import { saveSection } from '../../domain/content/commands';
import { holdsBlocks, isImageSection, visibleText } from '../../domain/content/rules';
import { seedPage } from '../../domain/content/seedPage';
import type { PageId, Section } from '../../domain/content/schema';
import { withoutMarkup } from '../../lib/text';
import { FormButtons } from '../../ui/form/FormButtons';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { FormTextField } from '../../ui/form/FormTextField';
import { useChangedElsewhere } from '../../ui/form/useChangedElsewhere';
import { recordResolver } from '../../ui/form/recordResolver';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { useSave } from '../../ui/form/useSave';
import { useNotify } from '../../ui/notices/Notices';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { useUnfinishedPictures } from '../../ui/picturePicker/useUnfinishedPictures';
import { FormRichText } from '../../ui/richText/editor/FormRichText';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';
import {
  sectionFormSchema,
  sectionFormValues,
  type SectionFormOutput,
  type SectionFormValues,
} from './sectionFormValues';

interface SectionEditorProps {
  pageId: PageId;
  section: Section;
  onClose: () => void;
}

/** Inline editor of a section: title, content and picture (specification, section 2). */
export function SectionEditor({ pageId, section, onClose }: SectionEditorProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { pictures, hasUnfinished, finish } = useUnfinishedPictures();
  const stored = useMemo(() => sectionFormValues(section), [section]);
  const form = useForm<SectionFormValues, unknown, SectionFormOutput>({
    resolver: recordResolver(sectionFormSchema, stored, section),
    defaultValues: stored,
  });
  const { control } = form;
  const { noticeOf, areDecided } = useChangedElsewhere(form, stored);
  const isImage = isImageSection(section);
  const isEmpty = withoutMarkup(useWatch({ control, name: 'content' })) === '';
  const seed = seedPage(pageId).sections.find(({ id }) => id === section.id);
  const defaultText = isEmpty ? visibleText(undefined, seed, 'content') : undefined;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);

  const save = (output: SectionFormOutput): void => {
    dispatch(saveSection(pageId, section.id, output));
    notify(`${section.name} saved`);
  };
  const { submit, isWaiting, isSaved } = useSave(
    form,
    save,
    onClose,
    async () => areDecided() && (await finish()),
  );
  const draft = useFormDraft({
    name: `section.${pageId}.${section.id}`,
    form,
    initial: stored,
    isSaved,
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={`Edit ${section.name}`}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <FormTextField
        control={control}
        name="title"
        label="Section Title"
        notice={noticeOf('title')}
      />
      {!isImage && (
        <FormRichText
          control={control}
          name="content"
          label="Content"
          linesOnly={!holdsBlocks(section)}
          notice={
            <>
              {defaultText !== undefined && (
                <FormHelperText>
                  Empty: visitors read the default text{' '}
                  {defaultText && <q>{withoutMarkup(defaultText)}</q>}
                </FormHelperText>
              )}
              {noticeOf('content')}
            </>
          }
        />
      )}
      {(isImage || section.image !== undefined) && (
        <FormPicturePicker
          control={control}
          name="image"
          label={isImage ? 'Image' : 'Image (optional)'}
          notice={noticeOf('image')}
          pictures={pictures}
        />
      )}
      <FormButtons submitLabel="Save" isWaiting={isWaiting} onCancel={onClose} />
      <UnsavedChangesGuard
        when={(form.formState.isDirty || hasUnfinished) && !isSaved}
        isSaving={isWaiting}
      />
    </Box>
  );
}
