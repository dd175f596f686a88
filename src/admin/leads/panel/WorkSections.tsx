import AddIcon from '@mui/icons-material/Add';
import AssignmentIcon from '@mui/icons-material/Assignment';
import { Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { estimateAddress, newEstimateAddress, projectAddress } from '../../../app/addresses';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { estimateTotals, isDraft, isExpired, isUnanswered } from '../../../domain/estimates/rules';
import { selectEstimates } from '../../../domain/estimates/slice';
import { canBecomeProject } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { createProject } from '../../../domain/projects/commands';
import { projectFromLead } from '../../../domain/projects/newProjects';
import { selectProjects } from '../../../domain/projects/slice';
import { formatIsoDay } from '../../../lib/dates';
import { formatCents } from '../../../lib/money';
import { LinkButton, Muted, PlainList, Row } from '../../../ui/parts';
import { ItemLink } from '../../../ui/screen/ItemLink';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { EstimateMessage } from '../../shared/messages/CustomerMessages';
import { EstimateStatusTag } from '../../shared/tags';
import { useAct } from '../../shared/undo/useAct';

/** The estimates for a lead, the newest first, and the way to a new one. */
export function EstimatesSection({ lead }: { lead: Lead }) {
  const all = useAppSelector(selectEstimates);
  const now = useNow();
  const returnState = useReturnState();
  const estimates = useMemo(() => all.filter(({ leadId }) => leadId === lead.id), [all, lead.id]);
  return (
    <PanelSection title="Estimates">
      <PlainList>
        {estimates.map((estimate) => {
          const { id, number, status, createdDate, sentDate } = estimate;
          return (
            <Row component="li" key={id} sx={{ mb: 1 }}>
              <ItemLink to={estimateAddress(id)}>{number}</ItemLink>
              <EstimateStatusTag status={status} />
              <Muted>
                {formatCents(estimateTotals(estimate).totalCents)} ·{' '}
                {formatIsoDay(sentDate ?? createdDate)}
                {isUnanswered(estimate) && isExpired(estimate, now) && ' · no longer valid'}
              </Muted>
              {isDraft(estimate) && (
                <EstimateMessage lead={lead} estimate={estimate} name={`Send ${number}`} />
              )}
            </Row>
          );
        })}
      </PlainList>
      <LinkButton
        to={newEstimateAddress(lead.id)}
        state={returnState}
        variant="outlined"
        startIcon={<AddIcon />}
        className="no-print"
      >
        New estimate
      </LinkButton>
    </PanelSection>
  );
}

/** Creates a project from a lead, from Job Accepted on; afterwards links to the lead's projects. */
export function ProjectSection({ lead }: { lead: Lead }) {
  const act = useAct();
  const returnState = useReturnState();
  const all = useAppSelector(selectProjects);
  const projects = all.filter(({ customerId }) => customerId === lead.id);
  if (projects.length > 0) {
    const isOnly = projects.length === 1;
    return (
      <PanelSection title={isOnly ? 'Project' : 'Projects'}>
        <PlainList gap={1}>
          {projects.map(({ id, title, status }) => (
            <li key={id}>
              <Typography gutterBottom>
                {title} ({status})
              </Typography>
              <LinkButton
                to={projectAddress(id)}
                state={returnState}
                variant="outlined"
                startIcon={<AssignmentIcon />}
                aria-label={isOnly ? undefined : `Open project ${title}`}
              >
                Open project
              </LinkButton>
            </li>
          ))}
        </PlainList>
      </PanelSection>
    );
  }
  if (!canBecomeProject(lead.stage)) return null;
  return (
    <PanelSection title="Project">
      <Muted gutterBottom>
        The job is accepted. Its customer, address and value carry over into a project.
      </Muted>
      <Button
        variant="contained"
        startIcon={<AssignmentIcon />}
        onClick={() => act(createProject(projectFromLead(lead)), 'Project created')}
      >
        Create project
      </Button>
    </PanelSection>
  );
}
