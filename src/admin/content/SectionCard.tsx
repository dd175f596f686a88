import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, FormHelperText, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { saveSection } from '../../domain/content/commands';
import { holdsBlocks, isImageSection } from '../../domain/content/editing';
import { placeName } from '../../domain/content/rules';
import type { PageId, Section } from '../../domain/content/schema';
import { seedPage, visibleText } from '../../domain/content/seedPage';
import { CLOSED_DAYS, readClosedDays } from '../../domain/shared/closedDays';
import { MAX_LENGTH } from '../../lib/fields';
import { withoutMarkup } from '../../lib/text';
import { formText, valuesForForm } from '../../ui/form/fieldSchemas';
import { FormBox, FormButtons, FormTextField } from '../../ui/form/formParts';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Muted } from '../../ui/parts';
import { FormPicturePicker } from '../../ui/picturePicker/FormPicturePicker';
import { PicturePreview } from '../../ui/picturePicker/PicturePreview';
import { FormRichText } from '../../ui/richText/editor/FormRichText';
import { RichText } from '../../ui/richText/RichText';
import { focusOnOpen } from '../../ui/screen/focus';
import { useAct } from '../shared/undo/useAct';

interface SectionEditorProps {
  pageId: PageId;
  section: Section;
  onClose: () => void;
}

interface SectionCardProps extends SectionEditorProps {
  isEdited: boolean;
  onEdit: () => void;
}

/** Returns the id of the button that opens a section's editor and gets the focus back. */
export const sectionEditId = (sectionId: string): string => `edit-section-${sectionId}`;

/** As wide as its longest word: the button goes below it where there is no room. */
const NAME = {
  gridArea: 'name',
  flex: '1 1 0',
  minWidth: 'min-content',
  overflowWrap: 'break-word',
} as const;

/** Its place, what visitors see there, and the button, beside each other where there is room. */
const AREAS = {
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplate: { md: '"name body edit" / 15rem minmax(0, 1fr) auto' },
  alignItems: { xs: 'center', md: 'start' },
  columnGap: 2,
  px: 2,
  py: 1,
  // The first line of each is in line with the words of the button.
  '& > div': { py: { md: 1.25 } },
} as const;

/** A section as visitors see it, or its inline editor. */
export function SectionCard({ pageId, section, isEdited, onEdit, onClose }: SectionCardProps) {
  const { title, type, content, image } = section;
  const place = placeName(section);
  const heading = (
    <Box sx={NAME}>
      <Typography variant="subtitle1" component="h3">
        {place}
      </Typography>
      <Muted sx={{ textTransform: 'capitalize' }}>{type}</Muted>
    </Box>
  );
  if (isEdited)
    return (
      <Card component="li">
        <Stack spacing={1.5} sx={{ p: 2 }}>
          {heading}
          <SectionEditor pageId={pageId} section={section} onClose={onClose} />
        </Stack>
      </Card>
    );
  return (
    <Card component="li" sx={AREAS}>
      {heading}
      <Button
        id={sectionEditId(section.id)}
        startIcon={<EditIcon />}
        aria-label={`Edit ${place}`}
        onClick={onEdit}
        sx={{ gridArea: 'edit' }}
      >
        Edit
      </Button>
      <Stack spacing={1} sx={{ gridArea: 'body', flexBasis: '100%', maxWidth: '70ch' }}>
        {title !== '' && <Muted>Title: {title}</Muted>}
        {image !== undefined && image !== '' && (
          <Box sx={{ maxWidth: 320 }}>
            <PicturePreview isThumbnail address={image} alt={place} />
          </Box>
        )}
        {content !== '' && <RichText html={content} />}
        {content === '' && !image && (
          <Muted>Nothing is written here: visitors read the built-in wording.</Muted>
        )}
      </Stack>
    </Card>
  );
}

/** Inline editor of a section: title, content and picture. */
function SectionEditor({ pageId, section, onClose }: SectionEditorProps) {
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
      <FormButtons submitLabel="Save" isSaving={frame.isSaving} onCancel={onClose} />
    </FormBox>
  );
}

export const sectionFormSchema = v.object({
  title: formText(),
  content: v.pipe(
    v.string(),
    v.maxLength(
      MAX_LENGTH.text,
      `This is too long: use at most ${MAX_LENGTH.text.toLocaleString('en-US')} characters with formats`,
    ),
  ),
  /** Undefined if empty, which removes the picture. */
  image: v.pipe(
    v.string(),
    v.transform((address) => address || undefined),
  ),
});
export type SectionFormValues = v.InferInput<typeof sectionFormSchema>;
export type SectionFormOutput = v.InferOutput<typeof sectionFormSchema>;

/** Returns the editor's values of a section. */
export const sectionFormValues = (section: Section): SectionFormValues =>
  valuesForForm(sectionFormSchema, section);
