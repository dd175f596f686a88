import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { selectLeadById } from '../../../domain/leads/slice';
import { createProject, saveProject } from '../../../domain/projects/commands';
import { nextJobOf } from '../../../domain/projects/rules';
import type { Project } from '../../../domain/projects/schema';
import { RecordPanel } from '../../../ui/form/RecordPanel';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useNotify } from '../../../ui/notices/Notices';
import { ProjectFormFields } from './ProjectFormFields';
import { projectFormSchema, projectFormValues, type ProjectFormOutput } from './projectFormValues';

interface ProjectFormProps {
  /** The id of the edited project; undefined for a new one. */
  projectId: number | undefined;
  /** The project; undefined for a new one, or after it was deleted elsewhere. */
  project: Project | undefined;
  /** The lead of the customer whose next job a new one is, if known. */
  customerId: string | undefined;
  onCancel: () => void;
  /** Called with the project's id after a save. */
  onSaved: (projectId: number) => void;
}

/** The form Add New Project or Edit Project. */
export function ProjectForm({
  projectId,
  project,
  customerId,
  onCancel,
  onSaved,
}: ProjectFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const customer = useAppSelector((state) => selectLeadById(state, customerId ?? ''));
  const { field, frame } = useRecordForm({
    name: `project.${projectId ?? customerId ?? 'new'}`,
    schema: projectFormSchema,
    record: project,
    valuesOf: projectFormValues,
    empty: () => projectFormValues(customer && nextJobOf(customer)),
    entry: 'projects',
    save: (fields: ProjectFormOutput, known: Project | undefined) => {
      notify(known ? 'Project updated' : 'Project created');
      if (!known) return dispatch(createProject(fields));
      dispatch(saveProject(known.id, fields));
      return known.id;
    },
    onSaved,
  });

  return (
    <RecordPanel
      title={projectId === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={projectId === undefined ? 'Create Project' : 'Update Project'}
      width={640}
      record={project}
      {...frame}
      onClose={onCancel}
    >
      <ProjectFormFields field={field} />
    </RecordPanel>
  );
}
