import FormHelperText from '@mui/material/FormHelperText';
import { useWatch } from 'react-hook-form';
import { saveSection } from '../../domain/content/commands';
import { CLOSED_DAYS, readClosedDays } from '../../domain/shared/closedDays';
import { holdsBlocks, isImageSection } from '../../domain/content/editing';
import { placeName } from '../../domain/content/rules';
import { visibleText } from '../../domain/content/visibleText';
import { seedPage } from '../../domain/content/seedPage';
import type { PageId, Section } from '../../domain/content/schema';
import { withoutMarkup } from '../../lib/text';
import { FormBox, FormButtons } from '../../ui/form/FormBox';
import { FormTextField } from '../../ui/form/formFields';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { FormRichText } from '../../ui/richText/editor/FormRichText';
import { focusOnOpen } from '../../ui/screen/focus';
import { sectionFormSchema, sectionFormValues, type SectionFormOutput } from './sectionFormValues';
import { useAct } from '../shared/undo/useAct';

interface SectionEditorProps {
  pageId: PageId;
  section: Section;
  onClose: () => void;
}

/** Inline editor of a section: title, content and picture. */
export function SectionEditor({ pageId, section, onClose }: SectionEditorProps) {
  const act = useAct();
  const { form, field, pictures, frame } = useRecordForm({
    name: `section.${pageId}.${section.id}`,
    schema: sectionFormSchema,
    record: section,
    valuesOf: sectionFormValues,
    empty: () => sectionFormValues(section),
    save: (output: SectionFormOutput) =>
      act(saveSection(pageId, section.id, output), `${placeName(section)} saved`),
    onSaved: onClose,
  });
  const isImage = isImageSection(section);
  const content = useWatch({ control: form.control, name: 'content' });
  const isEmpty = withoutMarkup(content) === '';
  const unread = section.id === CLOSED_DAYS ? readClosedDays(content).unread : [];
  const seed = seedPage(pageId).sections.find(({ id }) => id === section.id);
  const defaultText = isEmpty ? visibleText(undefined, seed, 'content') : undefined;

  return (
    <FormBox frame={frame} aria-label={`Edit ${placeName(section)}`}>
      <FormTextField {...field('title', 'Section Title')} inputRef={focusOnOpen} />
      {!isImage && (
        <FormRichText
          {...field('content', 'Content')}
          linesOnly={!holdsBlocks(section)}
          notice={
            <>
              {defaultText !== undefined && (
                <FormHelperText>
                  Empty: visitors read the default text{' '}
                  {defaultText && <q>{withoutMarkup(defaultText)}</q>}
                </FormHelperText>
              )}
              {unread.length > 0 && (
                <FormHelperText error>
                  No day, as in “2026-12-25: Christmas Day”: {unread.join('; ')}
                </FormHelperText>
              )}
              {field('content', 'Content').notice}
            </>
          }
        />
      )}
      {(isImage || section.image !== undefined) && (
        <FormPicturePicker
          {...field('image', isImage ? 'Image' : 'Image (optional)')}
          pictures={pictures}
        />
      )}
      <FormButtons submitLabel="Save" isWaiting={frame.isWaiting} onCancel={onClose} />
    </FormBox>
  );
}
