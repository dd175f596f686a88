import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import ViewListIcon from '@mui/icons-material/ViewList';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES, projectAddress, projectFormAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import {
  FIRST_PROJECT_STATUS,
  isProjectStatus,
  PROJECT_STATUSES,
  type Project,
} from '../../../domain/projects/schema';
import { selectProjects } from '../../../domain/projects/slice';
import { formatDollars } from '../../../lib/money';
import { dotted } from '../../../lib/text';
import { Board } from '../../../ui/board/Board';
import { type BoardColumnFacts, CardFacts, type CardKind } from '../../../ui/board/BoardCard';
import { Screen, ActionLink } from '../../../ui/screen/Screen';
import { useReturnState } from '../../../ui/screen/useReturnState';
import type { ListKeyActions } from '../../../ui/shortcuts/useListKeys';
import { DueDate, statusTone } from '../../shared/tags';
import { NewProjectButton } from '../NewProjectButton';
import { NoProjects } from '../NoProjects';
import { ProjectFilters, useShownProjects } from '../ProjectFilters';
import { useMoveProject } from '../useMoveProject';

const PROJECT_CARD: CardKind<Project> = {
  name: ({ title }) => title,
  address: ({ id }) => projectAddress(id),
  Content: ProjectCardContent,
};

/** The projects as a board: a column for each status. */
export function ProjectBoardScreen() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const shown = useShownProjects({ isBoard: true });
  const hasProjects = useAppSelector((state) => selectProjects(state).length > 0);
  const columns = useMemo<BoardColumnFacts<Project>[]>(
    () =>
      PROJECT_STATUSES.map((name) => {
        const items = shown.filter(
          ({ status }) => (isProjectStatus(status) ? status : FIRST_PROJECT_STATUS) === name,
        );
        const value = items.reduce((sum, { estimatedValue }) => sum + estimatedValue, 0);
        return {
          name,
          tone: statusTone(name),
          items,
          total: value > 0 ? formatDollars(value) : '',
        };
      }),
    [shown],
  );
  const move = useMoveProject();
  const returnState = useReturnState();
  const openForm = (pathname: string): void =>
    void navigate({ pathname, search: query }, { state: returnState });
  const create = (): void => openForm(ADDRESSES.newProject);
  const keys: ListKeyActions = {
    edit: ({ id }) => openForm(projectFormAddress(Number(id))),
    create,
  };
  return (
    <Screen
      title="Project board"
      isWide
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={
        <>
          <ActionLink to={{ pathname: ADDRESSES.projects, search: query }} icon={<ViewListIcon />}>
            List
          </ActionLink>
          <NewProjectButton onClick={create} />
        </>
      }
    >
      <ProjectFilters isBoard count={shown.length} />
      {shown.length === 0 ? (
        <NoProjects
          action={
            hasProjects ? (
              <ActionLink to={ADDRESSES.projectBoard} icon={<FilterAltOffIcon />}>
                Clear filters
              </ActionLink>
            ) : (
              <NewProjectButton onClick={create} />
            )
          }
        />
      ) : (
        <Board
          label="Projects"
          columnWord="status"
          columns={columns}
          kind={PROJECT_CARD}
          onMove={move}
          keys={keys}
        />
      )}
    </Screen>
  );
}

function ProjectCardContent({ item: project }: { item: Project }) {
  return (
    <>
      <CardFacts>{dotted(project.customerName, project.city)}</CardFacts>
      <CardFacts>
        {project.estimatedValue > 0 && <strong>{formatDollars(project.estimatedValue)}</strong>}
        <span>
          <DueDate project={project} />
        </span>
      </CardFacts>
    </>
  );
}
