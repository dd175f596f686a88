import CallIcon from '@mui/icons-material/Call';
import CheckIcon from '@mui/icons-material/Check';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ADDRESSES, leadAddress, projectAddress } from '../../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { LARGE_TEXT } from '../../../app/theme/adminTheme';
import { selectHistoryOf } from '../../../domain/history/slice';
import { projectTimeline } from '../../../domain/history/timeline';
import { addressLine, placeLine } from '../../../domain/leads/rules';
import { selectLeadById } from '../../../domain/leads/slice';
import { addAttachment, removeAttachment } from '../../../domain/projects/commands';
import { isActiveProject, isUnpaidWork } from '../../../domain/projects/rules';
import type { Project, ProjectStatus } from '../../../domain/projects/schema';
import { callHref, formatPhone } from '../../../domain/shared/phoneNumbers';
import { formatShortDay } from '../../../lib/dates';
import { addressHref } from '../../../lib/messageLinks';
import { formatDollars } from '../../../lib/money';
import { EmailText } from '../../../ui/EmailText';
import type { OnDraft } from '../../../ui/form/useDrafts';
import { OddValues } from '../../../ui/OddValues';
import { LinkButton, Muted, Row, TypedText, Fact } from '../../../ui/parts';
import { screenTitle } from '../../../ui/screen/Screen';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { DocumentList } from '../../shared/documents/DocumentList';
import { PhotoButtons } from '../../shared/documents/PhotoButtons';
import { Timeline } from '../../shared/history/Timeline';
import { PriorityTag } from '../../shared/leads/LeadCells';
import { VisitAddress } from '../../shared/leads/VisitAddress';
import { JobMessage } from '../../shared/messages/CustomerMessages';
import { JobPayments } from '../../shared/payments/PaymentsSection';
import { DueDate, StatusBadge } from '../../shared/tags';
import { NotHere } from '../../shared/undo/NotHere';
import { useMoveProject } from '../useMoveProject';
import { NoteForm, UnsavedNote, NoteList } from './NoteList';
import { ShowWork } from './ShowWork';
import { StatusForm } from './StatusForm';

/** The panel of the selected project: details, status, notes. */
export function ProjectPanel({ project, onDraft }: { project: Project; onDraft: OnDraft }) {
  const dispatch = useAppDispatch();
  const move = useMoveProject();
  const isActive = isActiveProject(project);
  return (
    <Stack spacing={0.5}>
      <title>{screenTitle(project.title)}</title>
      <Stack spacing={1}>
        <Row gap={0.75}>
          <StatusBadge status={project.status} />
          <PriorityTag priority={project.priority} />
          {project.tags.length > 0 && <Muted>{project.tags.join(', ')}</Muted>}
        </Row>
        <Row className="no-print">
          {isActive && (
            <Button
              variant="contained"
              startIcon={<CheckIcon />}
              onClick={() => void move(project, 'Completed' satisfies ProjectStatus)}
            >
              Completed
            </Button>
          )}
          <Button
            component="a"
            href={callHref(project.customerPhone)}
            variant={isActive ? 'outlined' : 'contained'}
            startIcon={<CallIcon />}
            aria-label={`Call ${project.customerName}`}
          >
            Call
          </Button>
          <JobMessage project={project} />
        </Row>
        <Stack className="no-print" spacing={1}>
          <PhotoButtons
            target={projectAddress(project.id)}
            name={project.title}
            onPhoto={(photo, first) => dispatch(addAttachment(project.id, photo, first))}
          />
        </Stack>
      </Stack>
      {isUnpaidWork(project) && <JobPayments project={project} />}
      <PanelSection title="Update Status" isForm>
        <StatusForm project={project} onDraft={onDraft} />
      </PanelSection>
      <PanelSection title="Project Details">
        <OddValues entity={project} />
        <Details project={project} />
      </PanelSection>
      {project.attachments.length > 0 && (
        <DocumentList
          noun="picture"
          documents={project.attachments}
          removalOf={(picture) => removeAttachment(project.id, picture)}
        />
      )}
      <ShowWork project={project} />
      {!isUnpaidWork(project) && <JobPayments project={project} />}
      <PanelSection title="Add Note" isForm>
        <NoteForm project={project} onDraft={onDraft} />
      </PanelSection>
      <PanelSection title="Project Notes" count={project.notes.length}>
        <NoteList project={project} />
      </PanelSection>
      <PanelSection title="Timeline">
        <ProjectTimeline projectId={project.id} />
      </PanelSection>
    </Stack>
  );
}

function ProjectTimeline({ projectId }: { projectId: number }) {
  const history = useAppSelector((state) => selectHistoryOf(state, 'project', String(projectId)));
  const items = useMemo(() => projectTimeline(history), [history]);
  if (items.length > 0) return <Timeline items={items} />;
  return <Muted>What happens to this project from now on is listed here.</Muted>;
}

/** The message at the address of a missing or deleted project. */
export function ProjectNotFound({ projectId }: { projectId: number }) {
  const { search } = useLocation();
  return (
    <>
      <NotHere
        list="projects"
        id={projectId}
        noun="project"
        icon={<WarningIcon />}
        action={
          <LinkButton to={{ pathname: ADDRESSES.projects, search }} variant="contained">
            Back to Projects
          </LinkButton>
        }
      />
      <UnsavedNote key={projectId} projectId={projectId} />
    </>
  );
}

function Details({ project }: { project: Project }) {
  const returnState = useReturnState();
  const lead = useAppSelector((state) => selectLeadById(state, project.customerId));
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        [LARGE_TEXT]: { gridTemplateColumns: '1fr' },
        columnGap: 2,
        fontSize: '0.9rem',
        '& > *': { display: 'contents' },
        // Each fact is as far from the next, whether or not it is a link for a finger.
        '& dt, & dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
        '& dt, & dd, & a': { minHeight: { xs: 44, md: 30 } },
        '& dd': { overflowWrap: 'anywhere' },
        '& a': { display: 'inline-flex', alignItems: 'center' },
      }}
    >
      <Fact label="Customer">
        {project.customerName}
        {lead && (
          <MuiLink component={Link} to={leadAddress(lead.id)} state={returnState}>
            Open the lead
          </MuiLink>
        )}
      </Fact>
      <Fact label="Phone">
        <MuiLink href={callHref(project.customerPhone)}>
          {formatPhone(project.customerPhone)}
        </MuiLink>
      </Fact>
      <Fact label="Email">
        {project.customerEmail && (
          <MuiLink href={addressHref(project.customerEmail)}>
            <EmailText address={project.customerEmail} />
          </MuiLink>
        )}
      </Fact>
      <Fact label="Address">
        {addressLine(project) ? (
          <VisitAddress address={addressLine(project)} />
        ) : (
          placeLine(project)
        )}
      </Fact>
      <Fact label="Estimated value">{formatDollars(project.estimatedValue)}</Fact>
      <Fact label="Actual cost">
        {project.actualCost !== undefined && formatDollars(project.actualCost)}
      </Fact>
      <Fact label="Start">{project.startDate && formatShortDay(project.startDate)}</Fact>
      <Fact label="Due date">
        <DueDate project={project} isLabelled />
      </Fact>
      <Fact label="Work">
        {project.description && <TypedText variant="inherit">{project.description}</TypedText>}
      </Fact>
    </Box>
  );
}
