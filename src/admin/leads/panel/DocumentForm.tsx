import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { attachDocument } from '../../../domain/leads/commands';
import { isWebAddress, MAX_LENGTH } from '../../../lib/fields';
import { formText, requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useFormDraft } from '../../../ui/form/useFormDraft';
import { useSave } from '../../../ui/form/useSave';
import { useNotify } from '../../../ui/notices/Notices';
import { FormPicturePicker } from '../../../ui/picturePicker/FormPicturePicker';
import { useUnfinishedPictures } from '../../../ui/picturePicker/useUnfinishedPictures';
import { PartForm } from '../../shared/leads/PartForm';

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

interface DocumentFormProps {
  leadId: string;
  onClose: () => void;
}

/** Attaches a document to a lead: its name, a note, and a link to it or a picture of it. */
export function DocumentForm({ leadId, onClose }: DocumentFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { pictures, hasUnfinished, finish } = useUnfinishedPictures();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: EMPTY_DOCUMENT,
  });
  const save = (document: v.InferOutput<typeof schema>): void => {
    dispatch(attachDocument(leadId, document));
    notify('Document added');
  };
  const { submit, isWaiting, isSaved } = useSave(form, save, onClose, finish);
  const draft = useFormDraft({
    name: `document.${leadId}`,
    form,
    initial: EMPTY_DOCUMENT,
    isSaved,
  });
  const { control, formState } = form;

  return (
    <PartForm
      title="Add a document"
      submitLabel="Add Document"
      isUnsaved={(formState.isDirty || hasUnfinished) && !isSaved}
      isWaiting={isWaiting}
      draft={draft}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormTextField control={control} name="name" label="Name" required />
      <FormTextField control={control} name="note" label="Note" />
      <FormTextField control={control} name="url" label="Link" type="url" />
      <div className="wide">
        <FormPicturePicker control={control} name="picture" label="Picture" pictures={pictures} />
      </div>
    </PartForm>
  );
}
