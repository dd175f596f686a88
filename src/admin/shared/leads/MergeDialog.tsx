import {
  Button,
  DialogActions,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useCallback, useId, useState } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { mergeLeads } from '../../../domain/leads/commands';
import { identitiesOf } from '../../../domain/leads/duplicates';
import { LEAD_FIELDS, leadFieldText } from '../../../domain/leads/fields';
import {
  differingFields,
  isJoinable,
  olderFirst,
  PICKS,
  proposedPick,
  type MergedField,
  type MergePick,
} from '../../../domain/leads/merging';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { formatPhone } from '../../../domain/shared/phoneNumbers';
import { formatDateTime, formatIsoDay } from '../../../lib/dates';
import { formatDollars } from '../../../lib/money';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useAct } from '../undo/useAct';
import { LeadChoice } from './LeadChoice';

interface MergeDialogProps {
  lead: Lead;
  /** The other lead, if it is known already. */
  otherId?: string;
  onClose: () => void;
}

/** Merges a lead with another in two steps: choose the other lead, then the values that differ, side by side. */
export function MergeDialog({ lead, otherId = '', onClose }: MergeDialogProps) {
  const [chosenId, setChosenId] = useState(otherId);
  const other = useAppSelector((state) => selectLeadById(state, chosenId));
  // Those that share a phone number or an e-mail address come first.
  const rankOf = useCallback(
    (candidate: Lead) => {
      const own = identitiesOf(lead);
      return identitiesOf(candidate).some((identity) => own.includes(identity)) ? 0 : 1;
    },
    [lead],
  );
  return (
    <TitledDialog
      title={other ? 'Merge two leads' : `Merge ${leadName(lead)} with…`}
      subtitle={other && 'Their conversations, visits, jobs, estimates and payments are kept.'}
      closesBeside={!other}
      onClose={onClose}
    >
      {other ? (
        <Preview lead={lead} other={other} onClose={onClose} />
      ) : (
        <LeadChoice onChoose={setChosenId} rankOf={rankOf} except={lead.id} />
      )}
    </TitledDialog>
  );
}

/** Writes a value as the owner reads it. */
function shownValue(name: MergedField, lead: Lead): string {
  if (name === 'nextFollowUpDate') {
    return lead.nextFollowUpDate === undefined ? '' : formatDateTime(lead.nextFollowUpDate);
  }
  if (name === 'estimatedValue') return formatDollars(lead.estimatedValue);
  return name === 'phone' ? formatPhone(lead.phone) : leadFieldText(lead[name]);
}

const labelOf = (name: MergedField): string =>
  name === 'nextFollowUpDate' ? 'Follow-up' : LEAD_FIELDS[name].label;

interface PreviewProps extends Pick<MergeDialogProps, 'lead' | 'onClose'> {
  other: Lead;
}

function Preview({ lead, other, onClose }: PreviewProps) {
  const act = useAct();
  const [older, newer] = olderFirst(lead, other);
  const [picked, setPicked] = useState<Partial<Record<MergedField, MergePick>>>({});
  const pickOf = (name: MergedField): MergePick => picked[name] ?? proposedPick(name, older, newer);
  const fields = differingFields(older, newer).filter(
    (name) => shownValue(name, older) !== shownValue(name, newer),
  );
  const merge = (): void => {
    act(mergeLeads([older.id, newer.id], pickOf), (leadId) =>
      leadId === undefined
        ? undefined
        : `${leadName(older)} and ${leadName(newer)} are one lead now`,
    );
    onClose();
  };
  return (
    <>
      <Typography variant="body2">
        {`${describe(older)} and ${describe(newer)}. `}
        {fields.length === 0 ? 'They do not differ.' : 'Choose where they differ:'}
      </Typography>
      {fields.map((name) => (
        <FieldChoice
          key={name}
          name={name}
          older={older}
          newer={newer}
          pick={pickOf(name)}
          onPick={(pick) => setPicked((all) => ({ ...all, [name]: pick }))}
        />
      ))}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={merge}>
          Merge
        </Button>
      </DialogActions>
    </>
  );
}

const describe = (lead: Lead): string =>
  `${leadName(lead)} (${lead.stage}, added ${formatIsoDay(lead.createdDate)})`;

interface FieldChoiceProps {
  name: MergedField;
  older: Lead;
  newer: Lead;
  pick: MergePick;
  onPick: (pick: MergePick) => void;
}

/** The two values of a field, and both where they can stand together. */
function FieldChoice({ name, older, newer, pick, onPick }: FieldChoiceProps) {
  const id = useId();
  const labels: Record<MergePick, string> = {
    older: shownValue(name, older) || 'Empty',
    newer: shownValue(name, newer) || 'Empty',
    both: 'Both',
  };
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="div">
        {labelOf(name)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={pick}
        onChange={(_event, value) => onPick(value as MergePick)}
      >
        {PICKS.filter((offered) => offered !== 'both' || isJoinable(name)).map((offered) => (
          <FormControlLabel
            key={offered}
            value={offered}
            control={<Radio />}
            label={labels[offered]}
            sx={{ whiteSpace: 'pre-line' }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
