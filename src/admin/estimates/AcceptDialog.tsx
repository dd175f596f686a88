import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectAddress } from '../../app/addresses';
import type { Command } from '../../domain/store';
import { answerEstimate } from '../../domain/estimates/commands';
import { projectFromEstimate } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import type { Lead } from '../../domain/leads/schema';
import { createProject } from '../../domain/projects/commands';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useAct } from '../shared/undo/useAct';
import { Muted } from '../shared/Muted';

interface AcceptDialogProps {
  estimate: Estimate;
  lead: Lead;
  onClose: () => void;
}

/** Makes the job of an accepted estimate. */
export const MAKE_THE_JOB = 'Make the job';

/** Records that an estimate was accepted, if it is not yet, and makes the job of it, with its days if they are agreed. */
export function AcceptDialog({ estimate, lead, onClose }: AcceptDialogProps) {
  const act = useAct();
  const navigate = useNavigate();
  const [startDate, setStart] = useState('');
  const [estimatedCompletionDate, setEnd] = useState('');
  const isAccepted = estimate.status === 'Accepted';
  const isWrong =
    startDate !== '' && estimatedCompletionDate !== '' && estimatedCompletionDate < startDate;
  const accept = (withJob: boolean): void => {
    if (withJob && isWrong) return;
    const jobMade = isAccepted ? 'The job is made' : 'Accepted, and the job is made';
    const job = { ...projectFromEstimate(lead, estimate), startDate, estimatedCompletionDate };
    const acceptance: Command<number | undefined> = (dispatch) => {
      const answered = isAccepted ? undefined : dispatch(answerEstimate(estimate.id, 'Accepted'));
      return withJob && (isAccepted || answered)
        ? dispatch(createProject(job, answered))
        : undefined;
    };
    const projectId = act(acceptance, withJob ? jobMade : 'Estimate accepted');
    if (projectId !== undefined) void navigate(projectAddress(projectId));
    onClose();
  };
  return (
    <TitledDialog
      title="Estimate accepted"
      subtitle={`The job gets the lines of ${estimate.number} as its description, and the total as its value.`}
      closesBeside={startDate === '' && estimatedCompletionDate === ''}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <TextField
          label="Start date"
          type="date"
          value={startDate}
          onChange={({ target }) => setStart(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label="Due date"
          type="date"
          value={estimatedCompletionDate}
          onChange={({ target }) => setEnd(target.value)}
          error={isWrong}
          helperText={isWrong ? 'This is before the start' : 'Both may wait until they are agreed'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="contained" onClick={() => accept(true)}>
          {MAKE_THE_JOB}
        </Button>
        {!isAccepted && (
          <>
            <Button onClick={() => accept(false)}>Accept without a job</Button>
            <Muted>The lead moves to Job Accepted.</Muted>
          </>
        )}
      </Stack>
    </TitledDialog>
  );
}
