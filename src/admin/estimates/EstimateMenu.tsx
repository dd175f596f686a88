import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ADDRESSES, editEstimateAddress, leadAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import {
  answerEstimate,
  createNextVersion,
  deleteEstimate,
  markEstimateSent,
  saveEstimate,
} from '../../domain/estimates/commands';
import { hasLaterVersion } from '../../domain/estimates/numbers';
import { isDraft, isUnanswered } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import { selectEstimates } from '../../domain/estimates/slice';
import { MAX_LENGTH } from '../../lib/fields';
import { formText } from '../../ui/form/fieldSchemas';
import { FormBox, FormTextField, SaveButton } from '../../ui/form/formParts';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Menu } from '../../ui/overlays/Menu';
import { useMenu } from '../../ui/overlays/useMenu';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { deletionQuestion, useConfirm } from '../../ui/screen/useConfirm';
import { useLeaveDeleted } from '../../ui/screen/useLeave';
import { withPaidMoves } from '../shared/leads/describeMoves';
import { useAct } from '../shared/undo/useAct';

interface EstimateMenuProps {
  estimate: Estimate;
  /** Whether its lead is still there, for which a next version can be written. */
  hasLead: boolean;
}

/** What is seldom done with an estimate. */
export function EstimateMenu({ estimate, hasLead }: EstimateMenuProps) {
  const act = useAct();
  const navigate = useNavigate();
  const leaveDeleted = useLeaveDeleted();
  const { button, menu, closeAnd } = useMenu();
  const { confirm, dialog } = useConfirm();
  const [isNamingUsualJob, setNamingUsualJob] = useState(false);
  const { id, number, status, leadId } = estimate;
  const isReplaced = useAppSelector(
    (state) => status === 'Replaced' && hasLaterVersion(estimate, selectEstimates(state)),
  );
  const writeNextVersion = (): void => {
    const next = act(createNextVersion(id), (created) =>
      created === undefined ? undefined : 'The next version is a draft until you send it',
    );
    if (next !== undefined) void navigate(editEstimateAddress(next));
  };
  const remove = async (): Promise<void> => {
    if (!(await confirm(deletionQuestion(`estimate ${number}`, 'this estimate?')))) return;
    // Left first: the screen would say that the estimate is not here.
    await leaveDeleted(hasLead ? leadAddress(leadId) : ADDRESSES.leads);
    act(deleteEstimate(id), withPaidMoves(`Estimate ${number} was deleted`));
  };
  return (
    <>
      <IconButton aria-label="More for this estimate" title="More" {...button}>
        <MoreVertIcon />
      </IconButton>
      <Menu {...menu} label="More for this estimate">
        <MenuItem onClick={closeAnd(() => window.print())}>Print</MenuItem>
        {isDraft(estimate) && (
          <MenuItem
            onClick={closeAnd(() => act(markEstimateSent(id), withPaidMoves('Marked as sent')))}
          >
            Mark as sent
          </MenuItem>
        )}
        {isUnanswered(estimate) && (
          <MenuItem
            onClick={closeAnd(() =>
              act(answerEstimate(id, 'Declined'), withPaidMoves('Estimate declined')),
            )}
          >
            Declined
          </MenuItem>
        )}
        {hasLead && !isDraft(estimate) && !isReplaced && (
          <MenuItem onClick={closeAnd(writeNextVersion)}>Next version</MenuItem>
        )}
        <MenuItem onClick={closeAnd(() => setNamingUsualJob(true))}>
          {estimate.usualJob === '' ? 'Keep as a usual job…' : 'Usual job…'}
        </MenuItem>
        <MenuItem onClick={closeAnd(() => void remove())} sx={{ color: 'error.main' }}>
          Delete
        </MenuItem>
      </Menu>
      {isNamingUsualJob && (
        <UsualJobDialog estimate={estimate} onClose={() => setNamingUsualJob(false)} />
      )}
      {dialog}
    </>
  );
}

const usualJobSchema = v.object({ usualJob: formText() });

/** Names the lines of an estimate, so that they are offered for others; an empty name ends that. */
function UsualJobDialog({ estimate, onClose }: { estimate: Estimate; onClose: () => void }) {
  const act = useAct();
  const { field, frame } = useRecordForm({
    schema: usualJobSchema,
    empty: () => ({ usualJob: estimate.usualJob || (estimate.lines[0]?.description ?? '') }),
    save: ({ usualJob }: { usualJob: string }) =>
      act(
        saveEstimate(estimate.id, { ...estimate, usualJob }),
        usualJob === '' ? 'No usual job any more' : `Offered as “${usualJob}”`,
      ),
    onSaved: onClose,
  });
  return (
    <TitledDialog
      title="A usual job"
      subtitle="Its lines are offered for other estimates, under this name."
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <FormTextField
          {...field('usualJob', 'Name')}
          autoComplete="off"
          hint="Empty: not offered"
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH.line } }}
        />
        <SaveButton />
      </FormBox>
    </TitledDialog>
  );
}
