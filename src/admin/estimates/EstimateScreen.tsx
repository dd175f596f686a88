import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useMatch, useNavigate, useParams } from 'react-router-dom';
import * as v from 'valibot';
import {
  ADDRESSES,
  EDIT_ESTIMATE_PATTERN,
  editEstimateAddress,
  estimateAddress,
  leadAddress,
  projectAddress,
} from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { answerEstimate } from '../../domain/estimates/commands';
import { changeJob, jobsOfEstimate, projectFromEstimate } from '../../domain/estimates/jobs';
import { isDraft, isExpired, isUnanswered, totalDollars } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import { sheetOfEstimate, type Sheet } from '../../domain/estimates/sheet';
import { selectEstimateById, selectEstimates } from '../../domain/estimates/slice';
import { addressLine, forwardStage, JOB_ACCEPTED, leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { createProject } from '../../domain/projects/commands';
import { projectFromLead } from '../../domain/projects/newProjects';
import type { Project } from '../../domain/projects/schema';
import { selectProjects } from '../../domain/projects/slice';
import type { Command } from '../../domain/store';
import { formatDay, localDay, parseIsoDateTime } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { SheetView } from '../../site/estimate/SheetView';
import { daysHint, formDay } from '../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../ui/form/formParts';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { LinkButton, Muted, Row } from '../../ui/parts';
import { Banner } from '../../ui/screen/Banner';
import { useFocusBack } from '../../ui/screen/focus';
import { PrintPage } from '../../ui/screen/PrintPage';
import { Screen } from '../../ui/screen/Screen';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useLeave } from '../../ui/screen/useLeave';
import { withPaidMoves } from '../shared/leads/describeMoves';
import { EstimateMessage } from '../shared/messages/CustomerMessages';
import { EstimateStatusTag } from '../shared/tags';
import { NotHere } from '../shared/undo/NotHere';
import { useAct } from '../shared/undo/useAct';
import { EstimateForm } from './EstimateForm';
import { EstimateMenu } from './EstimateMenu';

const EDIT_ID = 'edit-estimate';
const LEADS = { to: ADDRESSES.leads, label: 'Leads' };

/** An estimate, to be read, printed, sent and answered; with the form over it at the form's address. */
export function EstimateScreen() {
  const { estimateId = '' } = useParams();
  const navigate = useNavigate();
  const leave = useLeave();
  const estimate = useAppSelector((state) => selectEstimateById(state, estimateId));
  const isEditing = useMatch(EDIT_ESTIMATE_PATTERN) !== null;
  useFocusBack(isEditing ? EDIT_ID : undefined);
  // The form of a draft stays open when this is sent, answered or deleted elsewhere.
  const [formId, setFormId] = useState<string>();
  const isDraftHere = estimate !== undefined && isDraft(estimate);
  const hasForm = isEditing && (isDraftHere || formId === estimateId);
  if (hasForm !== (formId === estimateId)) setFormId(hasForm ? estimateId : undefined);
  return (
    <>
      {estimate ? (
        <KnownEstimate
          estimate={estimate}
          notice={isEditing && !hasForm && whyUnchanged(estimate)}
        />
      ) : (
        <Screen title="Estimate not found" back={LEADS}>
          <NotHere
            list="estimates"
            id={estimateId}
            noun="estimate"
            icon={<RequestQuoteIcon fontSize="large" />}
          />
        </Screen>
      )}
      {hasForm && (
        <EstimateForm
          estimate={estimate}
          estimateId={estimateId}
          onClose={() => void leave(estimateAddress(estimateId))}
          onSaved={(id) => void navigate(estimateAddress(id), { replace: true })}
        />
      )}
    </>
  );
}

/** Says why the address of the form shows no form. */
const whyUnchanged = ({ status }: Estimate): string =>
  `${status}, so it is not changed. Next version, under More, writes another.`;

/** The sheet that the customer reads by the link, for the owner to print: with the address, and the day it was sent. */
const ownersSheet = (estimate: Estimate, lead: Lead | undefined): Sheet => ({
  ...sheetOfEstimate(estimate, lead),
  title: lead ? addressLine(lead) : '',
  day: localDay(parseIsoDateTime(estimate.sentDate ?? estimate.createdDate)),
});

function KnownEstimate({ estimate, notice }: { estimate: Estimate; notice: string | false }) {
  const lead = useAppSelector((state) => selectLeadById(state, estimate.leadId));
  const projects = useAppSelector(selectProjects);
  const jobs = jobsOfEstimate(estimate, useAppSelector(selectEstimates), projects);
  const now = useNow();
  const [isAccepting, setAccepting] = useState(false);
  const back = lead ? { to: leadAddress(lead.id), label: 'The lead' } : LEADS;
  const isOpen = isUnanswered(estimate);
  const laterDay = isDraft(estimate)
    ? 'Edit it to choose a later day.'
    : 'Next version, under More, gets a later day.';
  return (
    <Screen
      title={`Estimate ${estimate.number}`}
      intro={
        <>
          For {lead ? leadName(lead) : estimate.customerName}{' '}
          <EstimateStatusTag status={estimate.status} />
        </>
      }
      isIntroOnPhone
      back={back}
    >
      {notice && <Banner severity="info">{notice}</Banner>}
      {isOpen && isExpired(estimate, now) && (
        <Banner severity="warning">
          {`Valid until ${formatDay(estimate.validUntil)}: the customer can no longer accept it. ${laterDay}`}
        </Banner>
      )}
      <Row className="no-print">
        {estimate.status === 'Accepted' && jobs.shown && (
          <LinkButton to={projectAddress(jobs.shown.id)} variant="outlined">
            The job
          </LinkButton>
        )}
        {lead && isOpen && (
          <>
            <EstimateMessage lead={lead} estimate={estimate} />
            <EstimateMessage lead={lead} estimate={estimate} isLink />
          </>
        )}
        {lead && (isOpen || (estimate.status === 'Accepted' && jobs.isWaiting)) && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAccepting(true)}>
            {isOpen ? 'Accepted' : labelOfJob(jobs.changed)}
          </Button>
        )}
        {isDraft(estimate) && (
          <IconButton
            component={Link}
            id={EDIT_ID}
            to={editEstimateAddress(estimate.id)}
            aria-label="Edit"
            title="Edit"
          >
            <EditOutlinedIcon />
          </IconButton>
        )}
        <EstimateMenu estimate={estimate} hasLead={lead !== undefined} />
      </Row>
      <PrintPage>
        <SheetView sheet={ownersSheet(estimate, lead)} Title="p" />
      </PrintPage>
      {isAccepting && lead && (
        <AcceptDialog
          estimate={estimate}
          lead={lead}
          job={jobs.changed}
          paidJob={jobs.paid}
          onClose={() => setAccepting(false)}
        />
      )}
    </Screen>
  );
}

interface AcceptDialogProps {
  estimate: Estimate;
  lead: Lead;
  /** The job that it changes; undefined if the job is to be made. */
  job: Project | undefined;
  /** The job of an earlier version that is paid, and no longer changed. */
  paidJob: Project | undefined;
  onClose: () => void;
}

const daysSchema = v.object({ startDate: formDay, estimatedCompletionDate: formDay });

const labelOfJob = (job: Project | undefined): string => (job ? 'Update the job' : 'Make the job');

/**
 * Records that an estimate was accepted, if it is not yet, and makes the job of it, with its days if they are agreed,
 * or changes the job of an earlier version.
 */
function AcceptDialog({ estimate, lead, job, paidJob, onClose }: AcceptDialogProps) {
  const act = useAct();
  const navigate = useNavigate();
  const total = totalDollars(estimate);
  const isAccepted = estimate.status === 'Accepted';
  const movesLead = forwardStage(JOB_ACCEPTED, lead.stage, true) !== undefined;
  const accept = (days?: v.InferOutput<typeof daysSchema>): void => {
    const done = job ? 'updated' : 'made';
    const made = { ...projectFromEstimate(projectFromLead(lead), estimate), ...days };
    const acceptance: Command<number | undefined> = (dispatch) => {
      const answered = isAccepted ? undefined : dispatch(answerEstimate(estimate.id, 'Accepted'));
      if (!days || !(isAccepted || answered)) return undefined;
      return dispatch(job ? changeJob(job, estimate.id, answered) : createProject(made, answered));
    };
    const jobDone = isAccepted ? `The job is ${done}` : `Accepted, and the job is ${done}`;
    const projectId = act(acceptance, withPaidMoves(days ? jobDone : 'Estimate accepted'));
    if (projectId !== undefined) void navigate(projectAddress(projectId));
    onClose();
  };
  const { form, field, frame } = useRecordForm({
    schema: daysSchema,
    empty: { startDate: '', estimatedCompletionDate: '' },
    save: accept,
  });
  const [start, due] = useWatch({
    control: form.control,
    name: ['startDate', 'estimatedCompletionDate'],
  });
  return (
    <TitledDialog
      title="Estimate accepted"
      subtitle={`The job gets the lines of ${estimate.number} as its description, and the total as its value.`}
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        {!job && (
          <>
            <FormTextField {...field('startDate', 'Start date')} type="date" />
            <FormTextField
              {...field('estimatedCompletionDate', 'Due date')}
              type="date"
              hint={daysHint(start, due) ?? 'Both may wait until they are agreed'}
            />
          </>
        )}
        <Button type="submit" variant="contained">
          {labelOfJob(job)}
        </Button>
        {!isAccepted && (
          <Button onClick={() => accept()}>
            {job ? 'Accept without changing the job' : 'Accept without a job'}
          </Button>
        )}
      </FormBox>
      {!isAccepted && job && job.estimatedValue !== total && (
        <Muted>
          Without changing it, the job’s value stays {formatDollars(job.estimatedValue)}, and the
          lead’s is {formatDollars(total)}.
        </Muted>
      )}
      {!isAccepted && movesLead && <Muted>The lead moves to {JOB_ACCEPTED}.</Muted>}
      {paidJob && (
        <Muted>
          “{paidJob.title}” is {paidJob.status} already: this makes a further job of the whole sum.
        </Muted>
      )}
    </TitledDialog>
  );
}
