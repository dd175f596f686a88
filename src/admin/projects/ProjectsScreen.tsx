import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Box, Card, IconButton, Stack, Typography } from '@mui/material';
import { useCallback, useState, type PropsWithChildren, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  ADDRESSES,
  projectAddress,
  projectFormAddress,
  OVERDUE_PROJECTS,
} from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { projectDeleted } from '../../domain/projects/events';
import { projectRef, isOverdue, totalValue } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import {
  selectProjectById,
  selectProjects,
  selectActiveProjects,
} from '../../domain/projects/slice';
import { formatDollars } from '../../lib/money';
import { useDrafts } from '../../ui/form/useDrafts';
import { overlaysIn } from '../../ui/overlays/overlayHistory';
import { EmptyState } from '../../ui/parts';
import { SCREEN_HEADING_ID, useFocusBack } from '../../ui/screen/focus';
import { Screen, ActionLink } from '../../ui/screen/Screen';
import { SidePanel } from '../../ui/screen/SidePanel';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';
import { deletionQuestion, useConfirm } from '../../ui/screen/useConfirm';
import { useLeave, useLeaveDeleted } from '../../ui/screen/useLeave';
import { useScreenQuery } from '../../ui/screen/useScreenQuery';
import type { ListItem } from '../../ui/shortcuts/useListKeys';
import { StatCard, StatCards } from '../../ui/StatCard';
import { useHistoryState, type OpeningProject } from '../shared/openingState';
import { useAct } from '../shared/undo/useAct';
import { ProjectForm } from './form/ProjectForm';
import { NEW_PROJECT_ID, NewProjectButton } from './NewProjectButton';
import { ProjectNotFound, ProjectPanel } from './panel/ProjectPanel';
import { cardLinkId } from './ProjectCard';
import { ProjectFilters, useShownProjects } from './ProjectFilters';
import { ProjectList } from './ProjectList';

/** Returns the selected project's id and the form in the address: `new`, an id, an id and `edit`, or nothing. */
function useRequestedPanel(): { selectedId?: number; form?: 'new' | 'edit' | undefined } {
  const { projectId } = useParams();
  const { pathname } = useLocation();
  if (projectId === undefined) return {};
  if (pathname === ADDRESSES.newProject) return { form: 'new' };
  const selectedId = Number(projectId);
  return { selectedId, form: pathname === projectFormAddress(selectedId) ? 'edit' : undefined };
}

/** Returns the selected project and the open form. */
function useOpenPanel() {
  const { selectedId, form } = useRequestedPanel();
  const selected = useAppSelector((state) =>
    selectedId === undefined ? undefined : selectProjectById(state, selectedId),
  );
  // An open form stays when its project is deleted elsewhere, and does not open for a deleted project.
  const [formOf, setFormOf] = useState<string>();
  const formKey = form === 'edit' ? String(selectedId) : form;
  if (formKey !== formOf && (form !== 'edit' || selected)) setFormOf(formKey);
  return { selectedId, selected, form: formKey === formOf ? form : undefined };
}

/** Returns whether the selected project is beside the list, and not over it. */
function useIsBeside(selectedId: number | undefined, returnTo: string | undefined): boolean {
  const hasOverlay = overlaysIn(useLocation()) > 0;
  // A job opened from another screen, such as the board, goes back there when it closes.
  const hasRoom = useScreenQuery('(min-width:56.25em)') && returnTo === undefined;
  // When a phone is turned it stays over the list, or beside it under a dialog: what is open in it would close.
  const [last, setLast] = useState({ id: selectedId, isBeside: hasRoom });
  const wasBeside =
    selectedId !== undefined && Object.is(last.id, selectedId) ? last.isBeside : hasRoom;
  const isBeside = wasBeside && (hasRoom || hasOverlay);
  if (!Object.is(last.id, selectedId) || last.isBeside !== isBeside)
    setLast({ id: selectedId, isBeside });
  return isBeside;
}

/** Returns what deletes a project once the owner confirms it, and the dialog that asks. */
function useRemoveProject(selectedId: number | undefined) {
  const act = useAct();
  const leaveDeleted = useLeaveDeleted();
  const { search } = useLocation();
  const { confirm, dialog } = useConfirm();
  const remove = useCallback(
    async (project: Project): Promise<void> => {
      const end = 'this project? This action cannot be undone.';
      if (!(await confirm(deletionQuestion(project.title, end)))) return;
      if (project.id === selectedId) {
        // Left first: the panel would say that the project is not here.
        await leaveDeleted({ pathname: ADDRESSES.projects, search });
      }
      act(projectDeleted(projectRef(project)), 'Project deleted');
    },
    [act, confirm, leaveDeleted, search, selectedId],
  );
  return { remove, dialog };
}

/** Returns what opens the forms of projects, and leaves a form or panel; the filters stay in the address. */
function useProjectNavigation(returnTo: string | undefined) {
  const navigate = useNavigate();
  const leaveTo = useLeave();
  const { search } = useLocation();
  const go = useCallback(
    (pathname: string, state?: OpeningProject): void =>
      void navigate({ pathname, search }, { state }),
    [navigate, search],
  );
  return {
    openNew: (state?: OpeningProject) => go(ADDRESSES.newProject, state),
    edit: useCallback(
      ({ id }: Project, state?: OpeningProject) => go(projectFormAddress(id), state),
      [go],
    ),
    /** Leaves to the panel of a project or to the list; to the other screen that it was opened on, if any. */
    leave: (projectId?: number): void => {
      const pathname = projectId === undefined ? ADDRESSES.projects : projectAddress(projectId);
      void leaveTo(returnTo ?? { pathname, search });
    },
  };
}

/** Project management. The selection and the form are in the address. */
export function ProjectsScreen() {
  const { search } = useLocation();
  const opening = useHistoryState<OpeningProject>();
  const { returnTo, customerId, note, focusBackTo = NEW_PROJECT_ID } = opening;
  const { selectedId, selected, form } = useOpenPanel();
  const isBeside = useIsBeside(selectedId, returnTo);
  const shown = useShownProjects();
  const { remove, dialog } = useRemoveProject(selectedId);
  const { hasDrafts, onDraft } = useDrafts();
  const { openNew, edit, leave } = useProjectNavigation(returnTo);
  const openNewByKey = (focused: ListItem | undefined): void =>
    openNew({ focusBackTo: focused ? cardLinkId(Number(focused.id)) : SCREEN_HEADING_ID });
  const opener = selectedId === undefined ? form && focusBackTo : cardLinkId(selectedId);
  useFocusBack(form || !isBeside ? opener : undefined);

  const panel = selected ? (
    <ProjectPanel key={selected.id} project={selected} onDraft={onDraft} />
  ) : (
    selectedId !== undefined && <ProjectNotFound projectId={selectedId} />
  );

  return (
    <Screen
      title="Projects"
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={
        <>
          <ActionLink to={{ pathname: ADDRESSES.projectBoard, search }} icon={<ViewKanbanIcon />}>
            Board
          </ActionLink>
          <NewProjectButton onClick={() => openNew()} />
        </>
      }
    >
      <Stack spacing={{ xs: 0.5, sm: 2 }}>
        {/* Prints only the selected project. */}
        <Stack
          spacing={{ xs: 1, sm: 2 }}
          className={selectedId === undefined ? undefined : 'no-print'}
        >
          <ProjectSummary />
          <ProjectFilters count={shown.length} />
        </Stack>
        <Box sx={columnsOf(isBeside)}>
          <ProjectList
            projects={shown}
            openId={selectedId}
            onEdit={edit}
            onDelete={remove}
            onNewByKey={openNewByKey}
          />
          {isBeside && <SelectedBeside title={selected?.title}>{panel}</SelectedBeside>}
        </Box>
      </Stack>
      {!isBeside && selectedId !== undefined && !form && (
        <SelectedOver
          selected={selected}
          // The form closes to where the panel was opened.
          onEdit={(project) => edit(project, opening)}
          onClose={() => leave()}
        >
          {panel}
        </SelectedOver>
      )}
      {form ? (
        <ProjectForm
          key={`${selectedId ?? form} ${customerId}`}
          projectId={selectedId}
          customerId={customerId}
          note={note}
          onCancel={() => leave(selectedId)}
          onSaved={leave}
        />
      ) : (
        <UnsavedChangesGuard when={hasDrafts} />
      )}
      {dialog}
    </Screen>
  );
}

/** Returns the columns of the list, and of the selected project where it is beside the list. */
const columnsOf = (isBeside: boolean) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: isBeside ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)',
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface SelectedOverProps {
  /** Undefined if it was deleted. */
  selected: Project | undefined;
  onEdit: (project: Project) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The selected project over the list, with a button that edits it. */
const SelectedOver = ({ selected, onEdit, onClose, children }: SelectedOverProps) => (
  <SidePanel
    title={selected?.title ?? 'Project not found'}
    actions={
      selected && (
        <IconButton aria-label="Edit" onClick={() => onEdit(selected)}>
          <EditOutlinedIcon />
        </IconButton>
      )
    }
    onClose={onClose}
  >
    {children}
  </SidePanel>
);

/** The selected project beside the list; says so where none is selected. */
const SelectedBeside = ({ title, children }: PropsWithChildren<{ title: string | undefined }>) => (
  <Card
    component="aside"
    aria-label="Selected project"
    sx={{
      position: 'sticky',
      top: 88,
      p: 2.5,
      maxHeight: 'calc(100vh - 104px)',
      overflowY: 'auto',
      '@media print': { position: 'static', maxHeight: 'none', overflow: 'visible' },
    }}
  >
    {title !== undefined && (
      <Typography variant="h2" component="p" gutterBottom>
        {title}
      </Typography>
    )}
    {children || (
      <EmptyState title="Select a project to view details and add notes" icon={<HandymanIcon />} />
    )}
  </Card>
);

function ProjectSummary() {
  const now = useNow();
  const projects = useAppSelector(selectProjects);
  const active = useAppSelector(selectActiveProjects);
  const overdue = projects.filter((project) => isOverdue(project, now));
  return (
    <StatCards>
      <StatCard label="Active Projects" value={active.length} icon={<HandymanIcon />} />
      <StatCard
        label="Overdue Projects"
        value={overdue.length}
        icon={<WarningIcon />}
        urgent={overdue.length > 0}
        to={OVERDUE_PROJECTS}
      />
      <StatCard label="Total Value" value={formatDollars(totalValue(active))} icon={<PaidIcon />} />
    </StatCards>
  );
}
