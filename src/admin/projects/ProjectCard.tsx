import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { townLine } from '../../domain/leads/rules';
import type { Project } from '../../domain/projects/schema';
import { formatDollars } from '../../lib/money';
import { Muted, Row, twoLines } from '../../ui/parts';
import { SelectBox } from '../../ui/selection/SelectionBar';
import { listItem } from '../../ui/shortcuts/useListKeys';
import { PriorityTag } from '../shared/leads/LeadCells';
import { DueDate, StatusBadge } from '../shared/tags';

interface ProjectCardProps {
  project: Project;
  isSelected: boolean;
  /** Whether it is among those that are changed together. */
  isChosen: boolean;
  onChoose: (projectId: number, isRange: boolean) => void;
  to: string;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => Promise<void>;
}

/** Returns the id of a card's link, which gets the focus back from the project's panel or form. */
export const cardLinkId = (projectId: number): string => `project-${projectId}`;

/** Two lines, on a phone three, each control in its own place: the cards are read down their columns. */
const AREAS = {
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: {
    xs: '"box title title value" "box facts facts facts" "box state acts acts"',
    sm: '"box title state value acts" "box facts facts facts acts"',
  },
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto auto',
    // A long title leaves the status beside it two lines.
    sm: 'auto fit-content(38%) minmax(0, 1fr) minmax(4.5rem, max-content) auto',
  },
  [LARGE_TEXT]: {
    gridTemplateAreas: '"box acts" "title title" "value value" "facts facts" "state state"',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  },
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  py: { xs: 0.75, sm: 1 },
  pr: { xs: 1, sm: 0.5 },
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(> h2 > a:focus-visible)': { outline: '3px solid var(--maple-ink)', outlineOffset: 2 },
} as const;

/** The title of a card, whose link covers the whole card. */
const CardTitle = ({
  project,
  isSelected,
  to,
}: Pick<ProjectCardProps, 'project' | 'isSelected' | 'to'>) => (
  <Typography
    component="h2"
    variant="subtitle1"
    sx={{ gridArea: 'title', pt: { xs: 1.25, sm: 0 } }}
  >
    <Box
      component={Link}
      id={cardLinkId(project.id)}
      to={to}
      aria-current={isSelected ? 'true' : undefined}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: 'none' },
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {project.title}
    </Box>
  </Typography>
);

/** A project in the list; the whole card selects it. */
export const ProjectCard = memo(function ProjectCard({
  project,
  isSelected,
  isChosen,
  onChoose,
  to,
  onEdit,
  onDelete,
}: ProjectCardProps) {
  const place = townLine(project);
  return (
    <Card
      component="li"
      {...listItem(project.id)}
      sx={[
        AREAS,
        {
          borderColor: isSelected ? 'primary.main' : 'divider',
          boxShadow: isSelected ? 'inset 4px 0 0 var(--evergreen-ink)' : 'none',
        },
      ]}
    >
      <Box sx={{ gridArea: 'box', alignSelf: 'start' }}>
        <SelectBox
          name={project.title}
          isSelected={isChosen}
          onToggle={(isRange) => onChoose(project.id, isRange)}
        />
      </Box>
      <CardTitle project={project} isSelected={isSelected} to={to} />
      <Typography
        variant="subtitle1"
        component="span"
        sx={{ gridArea: 'value', pt: { xs: 1.25, sm: 0 }, textAlign: 'right' }}
      >
        {formatDollars(project.estimatedValue)}
      </Typography>
      <Row
        gap={1}
        rowGap={0.25}
        sx={{ gridArea: 'state', fontSize: '0.875rem', justifyContent: { sm: 'flex-end' } }}
      >
        <StatusBadge status={project.status} />
        <PriorityTag priority={project.priority} />
        <DueDate project={project} />
      </Row>
      <Box sx={{ gridArea: 'acts', position: 'relative', zIndex: 1, display: 'flex' }}>
        <IconButton aria-label={`Edit ${project.title}`} onClick={() => onEdit(project)}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Delete ${project.title}`} onClick={() => void onDelete(project)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Muted sx={{ ...twoLines, gridArea: 'facts', WebkitLineClamp: { xs: 2, sm: 1 } }}>
        <Typography component="span" variant="inherit" color="textPrimary">
          {project.customerName}
        </Typography>
        {place && ` · ${place}`}
        {project.description && ' · '}
        <span>{project.description}</span>
      </Muted>
    </Card>
  );
});
