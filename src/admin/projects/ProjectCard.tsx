import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout/Row';
import type { Project } from '../../domain/projects/schema';
import { formatDollars } from '../../lib/money';
import { SelectBox } from '../../ui/selection/SelectBox';
import { PriorityTag } from '../shared/leads/LeadCells';
import { DueDate } from '../shared/projects/DueDate';
import { StatusBadge } from '../shared/projects/StatusBadge';
import { twoLines } from '../../ui/twoLines';

interface ProjectCardProps {
  project: Project;
  isLate: boolean;
  isSelected: boolean;
  /** Whether it is among those that are changed together. */
  isChosen: boolean;
  onChoose: (projectId: number, isRange: boolean) => void;
  /** The target of the card's link. */
  to: string;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => Promise<void>;
}

/** Returns the id of a card's link, which gets the focus back from the project's panel or form. */
export const cardLinkId = (projectId: number): string => `project-${projectId}`;

/** A project in the list; the whole card selects it. */
export const ProjectCard = memo(function ProjectCard({
  project,
  isLate,
  isSelected,
  isChosen,
  onChoose,
  to,
  onEdit,
  onDelete,
}: ProjectCardProps) {
  const place = [project.city, project.state].filter(Boolean).join(', ');
  return (
    <Card
      component="li"
      data-item={project.id}
      sx={{
        position: 'relative',
        p: 2,
        borderColor: isSelected ? 'primary.main' : 'divider',
        boxShadow: isSelected ? 'inset 4px 0 0 var(--evergreen-ink)' : 'none',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(> div > h2 > a:focus-visible)': {
          outline: '3px solid var(--maple-ink)',
          outlineOffset: 2,
        },
      }}
    >
      <Row gap={0.5} align="flex-start" sx={{ ml: -1.25 }}>
        <SelectBox
          name={project.title}
          isSelected={isChosen}
          onToggle={(isRange) => onChoose(project.id, isRange)}
        />
        <Typography
          component="h2"
          variant="h3"
          sx={{
            flex: '1 1 0',
            // Room for the longest ordinary word; the controls move below it in large text.
            minWidth: 'min(7em, 70%)',
            pt: 1.1,
            overflowWrap: 'anywhere',
          }}
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
        <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', ml: 'auto', mr: -1 }}>
          <IconButton aria-label={`Edit ${project.title}`} onClick={() => onEdit(project)}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton aria-label={`Delete ${project.title}`} onClick={() => void onDelete(project)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      </Row>
      <Stack spacing={1} sx={{ mt: 0.5 }}>
        <Row gap={0.75}>
          <StatusBadge status={project.status} />
          <PriorityTag priority={project.priority} />
          <Typography variant="subtitle1" component="span" sx={{ ml: 'auto' }}>
            {formatDollars(project.estimatedValue)}
          </Typography>
        </Row>
        {project.description !== '' && (
          <Typography variant="body2" color="textSecondary" sx={twoLines}>
            {project.description}
          </Typography>
        )}
        <Row gap={2} rowGap={0.25} justify="space-between" sx={{ fontSize: '0.875rem' }}>
          <span>
            {project.customerName}
            {place !== '' && (
              <Typography
                component="span"
                variant="inherit"
                color="textSecondary"
              >{` · ${place}`}</Typography>
            )}
          </span>
          <DueDate project={project} isLate={isLate} />
        </Row>
      </Stack>
    </Card>
  );
});
