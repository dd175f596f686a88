import { Box, Card, Stack } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES, projectAddress } from '../../app/addresses';
import { updateStatuses } from '../../domain/projects/commands';
import { PROJECT_STATUSES, type Project, type ProjectStatus } from '../../domain/projects/schema';
import { pluralize } from '../../lib/text';
import { MoveMenu } from '../../ui/board/MoveMenu';
import { ActingSelect } from '../../ui/form/Select';
import { useNotify } from '../../ui/notices/Notices';
import { OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { PlainList } from '../../ui/parts';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { SelectionBar, useFocusAfterAct, useSelection } from '../../ui/selection/SelectionBar';
import { useListKeys, type ListItem } from '../../ui/shortcuts/useListKeys';
import { describeMoves } from '../shared/leads/describeMoves';
import { useAct } from '../shared/undo/useAct';
import { NoProjects } from './NoProjects';
import { cardLinkId, ProjectCard } from './ProjectCard';
import { useMoveProject } from './useMoveProject';

interface ProjectListProps {
  projects: readonly Project[];
  openId: number | undefined;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => Promise<void>;
  /** Opens the form of a new project, whose closing gives the focus back. */
  onNewByKey: (focused: ListItem | undefined) => void;
}

/** The projects as cards, of which several can be given another status at once. */
export function ProjectList({ projects, openId, onEdit, onDelete, onNewByKey }: ProjectListProps) {
  const act = useAct();
  const { search } = useLocation();
  const notify = useNotify();
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const { chosen, toggle, setAll } = useSelection(ids);
  const focusAfterAct = useFocusAfterAct(ids, cardLinkId);
  const setStatus = (status: ProjectStatus): void => {
    act(updateStatuses([...chosen], status), (count, done) =>
      [`${pluralize(count, 'project')} set to ${status}`, ...describeMoves(done)].join('. '),
    );
    focusAfterAct(chosen);
    setAll(false);
  };
  const move = useMoveProject();
  const [moving, setMoving] = useState<{ project: Project; anchor: HTMLElement }>();
  const listRef = useRef<HTMLDivElement>(null);
  useListKeys(listRef, {
    edit: ({ id }) => {
      const [projectId, ...others] = chosen.size > 0 ? chosen : [Number(id)];
      const project = projects.find((listed) => listed.id === projectId);
      if (others.length > 0) notify('Only one project at a time can be edited');
      else if (project) onEdit(project);
    },
    move: ({ id, element }) => {
      const project = projects.find((listed) => String(listed.id) === id);
      const anchor = element.querySelector('a');
      if (project && anchor) setMoving({ project, anchor });
    },
    create: onNewByKey,
    select: ({ id }, isRange) => toggle(Number(id), isRange),
  });

  return (
    <Box ref={listRef} className={openId === undefined ? undefined : 'no-print'}>
      {projects.length === 0 ? (
        <Card>
          <NoProjects />
        </Card>
      ) : (
        <Stack spacing={chosen.size > 0 ? 1 : 0}>
          <StatusOfSelected
            listed={ids.length}
            selected={chosen.size}
            onAll={setAll}
            onStatus={setStatus}
          />
          <PlainList gap={1} aria-label="Projects">
            {projects.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                isSelected={project.id === openId}
                isChosen={chosen.has(project.id)}
                to={`${projectAddress(project.id)}${search}`}
                onChoose={toggle}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            ))}
          </PlainList>
        </Stack>
      )}
      {moving && (
        <MoveMenu
          anchor={moving.anchor}
          names={PROJECT_STATUSES}
          current={chosen.size > 0 ? '' : moving.project.status}
          columnWord="status"
          onMove={(status) => {
            if (chosen.size > 0) setStatus(status);
            else if (move(moving.project, status))
              focusAfterAct(new Set([moving.project.id]), true);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Box>
  );
}

interface StatusOfSelectedProps {
  /** How many projects are listed, and how many of them are selected. */
  listed: number;
  selected: number;
  onAll: (isSelected: boolean) => void;
  onStatus: (status: ProjectStatus) => void;
}

/** Gives the selected projects another status; on a phone Back ends the selection. */
function StatusOfSelected({ listed, selected, onAll, onStatus }: StatusOfSelectedProps) {
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  return (
    <OverlayEntry
      isOpen={isPhone && selected > 0 && pathname === ADDRESSES.projects}
      onBack={() => onAll(false)}
    >
      <SelectionBar listed={listed} selected={selected} onAll={onAll}>
        <ActingSelect
          label="Set status"
          value=""
          onChoose={(status) => onStatus(status as ProjectStatus)}
          none="Choose a status"
          options={PROJECT_STATUSES}
          sx={{ width: 200, mt: 1 }}
        />
      </SelectionBar>
    </OverlayEntry>
  );
}
