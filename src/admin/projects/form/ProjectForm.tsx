import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch } from '../../../app/store/hooks';
import { deletedRestored } from '../../../events/system';
import { createProject, saveProject } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import { RecordPanel } from '../../../ui/form/RecordPanel';
import { useChangedElsewhere } from '../../../ui/form/useChangedElsewhere';
import { recordResolver } from '../../../ui/form/recordResolver';
import { useFormDraft } from '../../../ui/form/useFormDraft';
import { useLastKnown } from '../../../ui/form/useLastKnown';
import { useSave } from '../../../ui/form/useSave';
import { useNotify } from '../../../ui/notices/Notices';
import { ProjectFormFields } from './ProjectFormFields';
import {
  projectFormSchema,
  projectFormValues,
  type ProjectFormOutput,
  type ProjectFormValues,
} from './projectFormValues';

interface ProjectFormProps {
  /** The id of the edited project; undefined for a new one. */
  projectId: number | undefined;
  /** The project; undefined for a new one, or after it was deleted elsewhere. */
  project: Project | undefined;
  onCancel: () => void;
  /** Called with the project's id after a save. */
  onSaved: (projectId: number) => void;
}

/** The form Add New Project or Edit Project (specification, section 2, Project management). */
export function ProjectForm({ projectId, project, onCancel, onSaved }: ProjectFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const known = useLastKnown(project);
  const isDeleted = projectId !== undefined && !project;
  const stored = useMemo(() => (project ? projectFormValues(project) : undefined), [project]);
  const [empty] = useState(projectFormValues);
  const form = useForm<ProjectFormValues, unknown, ProjectFormOutput>({
    resolver: recordResolver(projectFormSchema, stored, project),
    defaultValues: stored ?? empty,
  });
  const { noticeOf, areDecided } = useChangedElsewhere(form, stored);
  const { isDirty } = form.formState;

  const save = (fields: ProjectFormOutput): number => {
    notify(known ? 'Project updated' : 'Project created');
    if (!known) return dispatch(createProject(fields));
    if (isDeleted) dispatch(deletedRestored({ entry: 'projects', entities: [known] }));
    dispatch(saveProject(known.id, fields));
    return known.id;
  };
  const { submit, isSaved } = useSave(form, save, onSaved, areDecided);
  const draft = useFormDraft({
    name: `project.${projectId ?? 'new'}`,
    form,
    initial: stored ?? empty,
    isSaved,
  });

  return (
    <RecordPanel
      title={projectId === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={known ? 'Update Project' : 'Create Project'}
      width={640}
      isDeleted={isDeleted}
      record={project}
      isUnsaved={(isDirty || isDeleted) && !isSaved}
      draft={draft}
      onSubmit={submit}
      onClose={onCancel}
    >
      <ProjectFormFields control={form.control} noticeOf={noticeOf} />
    </RecordPanel>
  );
}
