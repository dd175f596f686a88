import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { selectProjects } from '../../domain/projects/slice';
import { EmptyState, NOTHING_MATCHES } from '../../ui/parts';

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
