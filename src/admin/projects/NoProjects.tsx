import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import { EmptyState } from '../../ui/EmptyState';

/**
 * The message of an empty list or board of projects (section 8).
 *
 * @param hasProjects whether there is any project at all, shown or not
 */
export const NoProjects = ({ hasProjects }: { hasProjects: boolean }) => (
  <EmptyState
    large
    title="No projects found"
    hint={
      hasProjects
        ? 'Try adjusting your search or filter criteria'
        : 'Create your first project to get started'
    }
    icon={<HandymanIcon />}
  />
);
