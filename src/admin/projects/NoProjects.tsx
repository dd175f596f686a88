import AddIcon from '@mui/icons-material/Add';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { selectProjects } from '../../domain/projects/slice';
import { EmptyState, NOTHING_MATCHES } from '../../ui/parts';

export const NEW_PROJECT_ID = 'new-project';

/** Opens the form of a new project, in the list and on the board; on a phone it says New. */
export const NewProjectButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    id={NEW_PROJECT_ID}
    variant="contained"
    startIcon={<AddIcon />}
    aria-label="New Project"
    onClick={onClick}
  >
    New
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      &nbsp;Project
    </Box>
  </Button>
);

/** The message of an empty list or board of projects. */
export function NoProjects({ action }: { action?: ReactNode }) {
  const hasProjects = useAppSelector((state) => selectProjects(state).length > 0);
  return (
    <EmptyState
      large
      title="No projects found"
      hint={hasProjects ? NOTHING_MATCHES : 'Create your first project to get started'}
      icon={<HandymanIcon />}
      action={action}
    />
  );
}
