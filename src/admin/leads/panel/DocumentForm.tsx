import * as v from 'valibot';
import { attachDocument } from '../../../domain/leads/commands';
import { isWebAddress, MAX_LENGTH } from '../../../lib/fields';
import { formText, requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { FormPicturePicker } from '../../../ui/picturePicker/FormPicturePicker';
import { PanelForm } from '../../shared/leads/PanelForm';
import { useAct } from '../../shared/undo/useAct';

const webAddress = v.pipe(
  formText(MAX_LENGTH.address),
  v.check(
    (value) => value === '' || isWebAddress(value),
    'Enter an address that begins with https://',
  ),
);

const schema = v.object({
  name: requiredFormText('Enter a name'),
  note: formText(MAX_LENGTH.note),
  url: webAddress,
  /** The address from the picture picker. */
  picture: v.string(),
});

const EMPTY_DOCUMENT: v.InferInput<typeof schema> = { name: '', note: '', url: '', picture: '' };

/** Attaches a document to a lead: its name, a note, and a link to it or a picture of it. */
export function DocumentForm({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const act = useAct();
  const { field, pictures, frame } = useRecordForm({
    name: `document.${leadId}`,
    schema,
    empty: EMPTY_DOCUMENT,
    save: (document: v.InferOutput<typeof schema>) =>
      act(attachDocument(leadId, document), 'Document added'),
    onSaved: onClose,
  });

  return (
    <PanelForm title="Add a document" submitLabel="Add Document" frame={frame} onCancel={onClose}>
      <FormTextField {...field('name', 'Name')} required />
      <FormTextField {...field('note', 'Note')} />
      <FormTextField {...field('url', 'Link')} type="url" />
      <FormPicturePicker {...field('picture', 'Picture')} isPhoto pictures={pictures} />
    </PanelForm>
  );
}
