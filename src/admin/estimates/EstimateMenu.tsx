import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ADDRESSES, editEstimateAddress, leadAddress } from '../../app/addresses';
import { useAppDispatch } from '../../app/store/hooks';
import {
  answerEstimate,
  createNextVersion,
  deleteEstimate,
  markEstimateSent,
  saveEstimate,
} from '../../domain/estimates/commands';
import { isDraft } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import { MAX_LENGTH } from '../../lib/fields';
import { formText } from '../../ui/form/fieldSchemas';
import { FormBox } from '../../ui/form/FormBox';
import { FormTextField } from '../../ui/form/FormTextField';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useNotify } from '../../ui/notices/Notices';
import { Menu } from '../../ui/overlays/Menu';
import { useMenu } from '../../ui/overlays/useMenu';
import { useConfirm } from '../../ui/screen/useConfirm';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { deletionQuestion } from '../shared/undo/deletionQuestion';

interface EstimateMenuProps {
  estimate: Estimate;
  /** Whether its lead is still there, for which a next version can be written. */
  hasLead: boolean;
}

/** What is seldom done with an estimate. */
export function EstimateMenu({ estimate, hasLead }: EstimateMenuProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const { button, menu, closeAnd } = useMenu();
  const { confirm, dialog } = useConfirm();
  const [isNamingUsualJob, setNamingUsualJob] = useState(false);
  const { id, number, status, leadId } = estimate;
  const writeNextVersion = (): void => {
    const next = dispatch(createNextVersion(id));
    if (next === undefined) return;
    notify('The next version is a draft until you send it');
    void navigate(editEstimateAddress(next));
  };
  const remove = async (): Promise<void> => {
    if (!(await confirm(deletionQuestion(`estimate ${number}`, 'this estimate?')))) return;
    // Left first: the screen would say that the estimate is not here.
    await navigate(hasLead ? leadAddress(leadId) : ADDRESSES.leads, {
      replace: true,
      flushSync: true,
    });
    dispatch(deleteEstimate(id));
    notify(`Estimate ${number} was deleted`);
  };
  return (
    <>
      <IconButton aria-label="More for this estimate" title="More" {...button}>
        <MoreVertIcon />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={closeAnd(() => window.print())}>Print</MenuItem>
        {isDraft(estimate) && (
          <MenuItem
            onClick={closeAnd(() => {
              dispatch(markEstimateSent(id));
              notify('Marked as sent');
            })}
          >
            Mark as sent
          </MenuItem>
        )}
        {(status === 'Sent' || isDraft(estimate)) && (
          <MenuItem
            onClick={closeAnd(() => {
              dispatch(answerEstimate(id, 'Declined'));
              notify('Estimate declined');
            })}
          >
            Declined
          </MenuItem>
        )}
        {hasLead && !isDraft(estimate) && status !== 'Replaced' && (
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

interface UsualJobDialogProps {
  estimate: Estimate;
  onClose: () => void;
}

const usualJobSchema = v.object({ usualJob: formText() });

/** Names the lines of an estimate, so that they are offered for others; an empty name ends that. */
function UsualJobDialog({ estimate, onClose }: UsualJobDialogProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { field, frame } = useRecordForm({
    schema: usualJobSchema,
    empty: () => ({ usualJob: estimate.usualJob || (estimate.lines[0]?.description ?? '') }),
    save: ({ usualJob }: { usualJob: string }) => {
      dispatch(saveEstimate(estimate.id, { ...estimate, usualJob }));
      notify(usualJob === '' ? 'No usual job any more' : `Offered as “${usualJob}”`);
    },
    onSaved: onClose,
  });
  return (
    <TitledDialog
      title="A usual job"
      subtitle="Its lines are offered for other estimates, under this name."
      closesBeside
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <FormTextField
          {...field('usualJob', 'Name')}
          autoComplete="off"
          hint="Empty: not offered"
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH.line } }}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </FormBox>
    </TitledDialog>
  );
}
