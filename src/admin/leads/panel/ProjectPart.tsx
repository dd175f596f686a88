import AssignmentIcon from '@mui/icons-material/Assignment';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { projectAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { canBecomeProject } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { createProject } from '../../../domain/projects/commands';
import { projectFromLead } from '../../../domain/projects/rules';
import { selectProjectOfLead } from '../../../domain/projects/slice';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { PanelSection } from '../../../ui/screen/PanelSection';
import { useAct } from '../../shared/undo/useAct';
import { Muted } from '../../shared/Muted';
import { LinkButton } from '../../shared/LinkButton';

/** Creates a project from a lead, from Job Accepted on; afterwards a link to it. */
export function ProjectPart({ lead }: { lead: Lead }) {
  const act = useAct();
  const returnState = useReturnState();
  const project = useAppSelector((state) => selectProjectOfLead(state, lead.id));
  if (project) {
    return (
      <PanelSection title="Project">
        <Typography gutterBottom>
          {project.title} ({project.status})
        </Typography>
        <LinkButton
          to={projectAddress(project.id)}
          state={returnState}
          variant="outlined"
          startIcon={<AssignmentIcon />}
        >
          Open project
        </LinkButton>
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
        onClick={() => {
          act(createProject(projectFromLead(lead)), 'Project created');
        }}
      >
        Create project
      </Button>
    </PanelSection>
  );
}
