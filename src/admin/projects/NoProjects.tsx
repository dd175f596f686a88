import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';

interface NoProjectsProps {
  /** Whether there is any project at all, shown or not. */
  hasProjects: boolean;
  /** The way on. */
  action?: ReactNode;
}

/** The message of an empty list or board of projects. */
export const NoProjects = ({ hasProjects, action }: NoProjectsProps) => (
  <EmptyState
    large
    title="No projects found"
    hint={
      hasProjects
        ? 'Try adjusting your search or filter criteria'
        : 'Create your first project to get started'
    }
    icon={<HandymanIcon />}
    action={action}
  />
);
