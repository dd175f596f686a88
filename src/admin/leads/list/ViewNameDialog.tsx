import Button from '@mui/material/Button';
import * as v from 'valibot';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox } from '../../../ui/form/FormBox';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { selectOnOpen } from '../../../ui/screen/focusElement';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { MAX_VIEW_NAME } from '../../shared/leadsView/savedViews';

interface ViewNameDialogProps {
  title: string;
  initial?: string;
  /** The names of the other views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({
  title,
  initial = '',
  taken,
  onSave,
  onClose,
}: ViewNameDialogProps) {
  const { field, frame } = useRecordForm({
    schema: v.object({
      name: v.pipe(
        requiredFormText('Enter a name'),
        v.check((name) => !taken.includes(name), 'There is a view of that name'),
      ),
    }),
    empty: { name: initial },
    save: ({ name }: { name: string }) => onSave(name),
    onSaved: onClose,
  });
  return (
    <TitledDialog
      title={title}
      subtitle="Filters, order and columns"
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <FormTextField
          {...field('name', 'Name')}
          inputRef={selectOnOpen}
          slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </FormBox>
    </TitledDialog>
  );
}
