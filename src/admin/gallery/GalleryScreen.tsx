import AddIcon from '@mui/icons-material/Add';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PlainList } from '../../ui/layout/PlainList';
import { ADDRESSES, galleryFormAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import type { GalleryProject } from '../../domain/gallery/schema';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { galleryProjectRemoved } from '../../domain/gallery/events';
import { pluralize } from '../../lib/text';
import { useConfirm } from '../../ui/screen/useConfirm';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/screen/Screen';
import { useFocusBack } from '../../ui/screen/useFocusBack';
import { useLeave } from '../../ui/screen/useLeave';
import { GalleryForm } from './GalleryForm';
import { GalleryItem, galleryEditId } from './GalleryItem';
import { deletionQuestion } from '../shared/undo/deletionQuestion';
import { useAct } from '../shared/undo/useAct';

const ADD_BUTTON_ID = 'add-gallery-project';
/** The address's id of a new project. */
const NEW = 'new';

/** Gallery management. The form has an address of its own. */
export function GalleryScreen() {
  const act = useAct();
  const navigate = useNavigate();
  const { projectId: form } = useParams();
  const projects = useAppSelector(selectGalleryProjects);
  const { confirm, dialog } = useConfirm();
  const isNew = form === NEW;
  const editedId = form === undefined || isNew ? undefined : Number(form);
  useFocusBack(form && (editedId === undefined ? ADD_BUTTON_ID : galleryEditId(editedId)));

  const leave = useLeave();
  const close = useCallback(() => leave(ADDRESSES.adminGallery), [leave]);
  const edit = useCallback(
    ({ id }: GalleryProject) => void navigate(galleryFormAddress(id)),
    [navigate],
  );
  const remove = useCallback(
    async ({ id, title }: GalleryProject): Promise<void> => {
      if (!(await confirm(deletionQuestion(title, 'this project?')))) return;
      act(galleryProjectRemoved({ projectId: id, projectTitle: title }), 'Project deleted');
    },
    [act, confirm],
  );
  const add = (
    <Button
      id={ADD_BUTTON_ID}
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => void navigate(ADDRESSES.newGalleryProject)}
    >
      Add Project
    </Button>
  );

  return (
    <Screen
      title="Gallery Management"
      intro={pluralize(projects.length, 'project')}
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={add}
    >
      {projects.length === 0 ? (
        <Card>
          <EmptyState
            large
            title="No projects found"
            hint="Add your first before and after project"
            icon={<PhotoLibraryIcon />}
          />
        </Card>
      ) : (
        <PlainList
          aria-label="Gallery projects"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          {projects.map((project) => (
            <GalleryItem key={project.id} project={project} onEdit={edit} onDelete={remove} />
          ))}
        </PlainList>
      )}
      {form !== undefined && <GalleryForm key={form} projectId={editedId} onClose={close} />}
      {dialog}
    </Screen>
  );
}
