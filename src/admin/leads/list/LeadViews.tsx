import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Button, IconButton, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { selectLeads } from '../../../domain/leads/slice';
import { settingChanged, settingReset } from '../../../domain/settings/events';
import { ids } from '../../../lib/ids';
import { withParams } from '../../../lib/query';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField, SaveButton } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Menu } from '../../../ui/overlays/Menu';
import { useMenu } from '../../../ui/overlays/useMenu';
import { Row } from '../../../ui/parts';
import { selectOnOpen } from '../../../ui/screen/focus';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { ToggleChip } from '../../../ui/ToggleChip';
import { isNarrowed } from '../../shared/leadsView/LeadFilterBar';
import {
  presetAddress,
  savedQuery,
  PRESET_IDS,
  PRESETS,
  type LeadsView,
  savedViewQuery,
} from '../../shared/leadsView/leadsView';
import {
  selectSavedViews,
  useLeadColumns,
  useLeadsView,
  viewSettingId,
  MAX_VIEW_NAME,
  type SavedView,
} from '../../shared/leadsView/useLeadsView';

/** The ready-made and the saved views, a button each; and a menu that saves, renames and deletes. */
export function LeadViews() {
  const { view, saved } = useLeadsView();
  const { nonDefault } = useLeadColumns();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const views = useAppSelector(selectSavedViews);
  const { button, menu, closeAnd } = useMenu();
  const [naming, setNaming] = useState<'create' | 'rename'>();
  const { confirm, dialog } = useConfirm();
  const query = savedQuery({ ...view, columns: nonDefault });
  const isChanged = saved !== undefined && query !== saved.query;
  const renamed = naming === 'rename' ? saved : undefined;
  /** Shows a view as it was saved, or all leads without an id. */
  const show = (viewId?: string): void =>
    void navigate({ search: viewId === undefined ? '' : savedViewQuery(viewId) });
  const save = ({ id, ...view }: Pick<SavedView, 'id' | 'name' | 'query'>): void => {
    dispatch(settingChanged({ id: viewSettingId(id), value: JSON.stringify(view) }));
  };
  const create = (name: string): void => {
    const id = ids.nextText();
    save({ id, name, query });
    show(id);
  };
  /** Deletes a view; its filters stay. */
  const remove = async (view: SavedView): Promise<void> => {
    const question = 'The view is deleted; no lead is.';
    if (!(await confirm({ title: `Delete ${view.name}`, question }))) return;
    dispatch(settingReset({ id: viewSettingId(view.id) }));
    // In place of the view's own address, which Back would lead to.
    void navigate({ search: withParams(view.query, { columns: '' }) }, { replace: true });
  };

  return (
    <Row role="group" aria-label="Views" gap={0.5} sx={{ flex: '1 1 auto' }}>
      <ToggleChip label="All" isOn={!saved && !isNarrowed(view)} onClick={() => show()} />
      <PresetChips shown={saved ? undefined : view.preset} onHide={show} />
      {views.map(({ id, name }) => (
        <ToggleChip
          key={id}
          label={name}
          title={name}
          isOn={id === saved?.id}
          onClick={() => show(id)}
          sx={{ maxWidth: '24ch' }}
        />
      ))}
      {isChanged && (
        <>
          <Button
            size="small"
            onClick={() => {
              save({ ...saved, query });
              show(saved.id);
            }}
            aria-label={`Save the view ${saved.name}`}
          >
            Save
          </Button>
          <Button
            size="small"
            onClick={() => show(saved.id)}
            aria-label={`Reset the view ${saved.name}`}
          >
            Reset
          </Button>
        </>
      )}
      <IconButton title="Save as a view" aria-label="Saved views" {...button}>
        <BookmarkIcon fontSize="small" />
      </IconButton>
      <Menu {...menu} label="Saved views">
        <MenuItem onClick={closeAnd(() => setNaming('create'))}>Save as a view…</MenuItem>
        {saved && <MenuItem onClick={closeAnd(() => setNaming('rename'))}>Rename…</MenuItem>}
        {saved && <MenuItem onClick={closeAnd(() => void remove(saved))}>Delete…</MenuItem>}
      </Menu>
      {naming && (
        <ViewNameDialog
          title={renamed ? 'Rename the view' : 'Save as a view'}
          initial={renamed?.name ?? ''}
          taken={views.filter(({ id }) => id !== renamed?.id).map(({ name }) => name)}
          onSave={(name) => (renamed ? save({ ...renamed, name }) : create(name))}
          onClose={() => setNaming(undefined)}
        />
      )}
      {dialog}
    </Row>
  );
}

interface PresetChipsProps {
  /** The ready-made view that is shown, if any. */
  shown: LeadsView['preset'];
  /** Shows all leads again. */
  onHide: () => void;
}

/** The ready-made views, a button each, with how many leads are in it. */
function PresetChips({ shown, onHide }: PresetChipsProps) {
  const navigate = useNavigate();
  const leads = useAppSelector(selectLeads);
  const now = useNow();
  const presets = useMemo(
    () =>
      PRESET_IDS.map((id) => {
        const { label, at } = PRESETS[id];
        return { id, label, count: leads.filter(at(now)).length };
      }),
    [leads, now],
  );
  return presets.map(({ id, label, count }) => {
    const isOn = id === shown;
    const toggle = (): void => (isOn ? onHide() : void navigate(presetAddress(id)));
    return <ToggleChip key={id} label={`${label} ${count}`} isOn={isOn} onClick={toggle} />;
  });
}

interface ViewNameDialogProps {
  title: string;
  initial: string;
  /** The names of the other views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

function ViewNameDialog({ title, initial, taken, onSave, onClose }: ViewNameDialogProps) {
  const { field, frame } = useRecordForm({
    schema: v.object({
      name: v.pipe(
        requiredFormText('Enter a name'),
        v.check((name) => !taken.includes(name), 'There is a view of that name'),
      ),
    }),
    empty: { name: initial },
    save: ({ name }: { name: string }) => onSave(name),
    onSaved: onClose,
  });
  return (
    <TitledDialog
      title={title}
      subtitle="Filters, order and columns"
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <FormTextField
          {...field('name', 'Name')}
          inputRef={selectOnOpen}
          slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
        />
        <SaveButton />
      </FormBox>
    </TitledDialog>
  );
}
