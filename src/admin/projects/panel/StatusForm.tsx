import { Button } from '@mui/material';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { updateStatus } from '../../../domain/projects/commands';
import { maxStatusNote } from '../../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../../domain/projects/schema';
import { formChoice, formText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormCheckbox, FormSelect, FormTextField } from '../../../ui/form/formParts';
import { useReportedDraft, type OnDraft } from '../../../ui/form/useDrafts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { describeMoves } from '../../shared/leads/describeMoves';
import { tellCustomer } from '../../shared/messages/tellCustomer';
import { useAct } from '../../shared/undo/useAct';
import { emailHint } from './emailHint';

const NO_STATUS = 'Choose a status';

const schema = v.object({
  status: formChoice(PROJECT_STATUSES, NO_STATUS),
  note: formText(maxStatusNote()),
  isPublic: v.boolean(),
});

/** The form Update Status: another status, a note, and whether to e-mail the customer. */
export function StatusForm({ project, onDraft }: { project: Project; onDraft: OnDraft }) {
  const act = useAct();
  const { form, field, frame } = useRecordForm({
    name: `status.${project.id}`,
    schema,
    empty: { status: '', note: '', isPublic: false },
    mode: 'onChange',
    save: (change: v.InferOutput<typeof schema>) => {
      const { status, note, isPublic } = change;
      const noEmail =
        isPublic && note === '' ? ['There is no note, so there is no email update'] : [];
      act(
        updateStatus(project.id, change),
        (_changed, done) =>
          [`Status changed to ${status}`, ...describeMoves(done), ...noEmail].join('. '),
        tellCustomer(status, { projectId: project.id }),
      );
    },
  });
  const [status, note, isPublic] = useWatch({
    control: form.control,
    name: ['status', 'note', 'isPublic'],
  });
  const others = PROJECT_STATUSES.filter((other) => other !== project.status);
  const hasNote = note.trim() !== '';
  useReportedDraft('status', hasNote, onDraft);
  return (
    <FormBox frame={frame} isGuarded={false} spacing={1.5}>
      <FormSelect {...field('status', 'New status')} placeholder={NO_STATUS} options={others} />
      <FormTextField {...field('note', 'Status note (optional)')} multiline minRows={2} />
      <FormCheckbox
        {...field('isPublic', 'Send email update to customer')}
        hint={isPublic && emailHint(project.customerEmail, hasNote)}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!others.some((other) => other === status)}
      >
        Update Status
      </Button>
    </FormBox>
  );
}
