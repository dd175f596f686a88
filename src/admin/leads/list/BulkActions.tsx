import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import AlarmIcon from '@mui/icons-material/Snooze';
import { Button, type ButtonProps } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import { deleteLeads, setLeadsActive } from '../../../domain/leads/commands';
import type { Lead } from '../../../domain/leads/schema';
import { localDay } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { Row, Tiles } from '../../../ui/parts';
import { saveCsv } from '../../../ui/saveFile';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import type { LeadMenu } from './LeadMenus';

const TagsDialog = lazyOverlay(async () => (await import('./TagsDialog')).TagsDialog);

/** On a line of its own, which holds all tiles on a phone; in large text they take two. */
const ONE_LINE = {
  flex: '1 1 100%',
  '& > .MuiButton-root': { flexBasis: 'auto', minWidth: 44, whiteSpace: 'nowrap' },
} as const;

interface BulkActionsProps {
  leads: readonly Lead[];
  /** Whether the leads are cards, where each word stands under its icon. */
  isNarrow: boolean;
  onMenu: (menu: LeadMenu) => void;
  /** Called after an act, to clear the selection and move the focus, whose button goes with it. */
  onDone: () => void;
}

const Action = (props: ButtonProps) => <Button color="inherit" {...props} />;

/** What can be done with the selected leads: each act is one event, and one Undo takes it back. */
export function BulkActions({ leads, isNarrow, onMenu, onDone }: BulkActionsProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [isTagging, setTagging] = useState(false);
  const { confirm, dialog } = useConfirm();
  const ids = leads.map(({ id }) => id);
  const count = pluralize(leads.length, 'lead');
  const areInactive = leads.every(({ isActive }) => !isActive);
  const finish = (): void => {
    setTagging(false);
    onDone();
  };
  const openMenu =
    (kind: LeadMenu['kind']) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void =>
      onMenu({ kind, leads, anchor: currentTarget, onDone: finish });
  const remove = async (): Promise<void> => {
    const what = leads.length === 1 ? 'this lead' : `these ${count}`;
    const end = `${what}? This action cannot be undone.`;
    if (!(await confirm(deletionQuestion(count, end)))) return;
    dispatch(deleteLeads(ids));
    finish();
  };
  const download = async (): Promise<void> => {
    const { leadsToCsv } = await import('../../../persistence/csv/leadsCsv');
    saveCsv(`leads-${localDay(new Date())}`, leadsToCsv(leads));
    notify(`${count} exported`);
  };

  const actions = (
    <>
      <Action startIcon={<MoveIcon />} aria-haspopup="menu" onClick={openMenu('stage')}>
        Move to…
      </Action>
      <Action startIcon={<AlarmIcon />} aria-haspopup="menu" onClick={openMenu('snooze')}>
        Snooze
      </Action>
      <Action startIcon={<LabelIcon />} onClick={() => setTagging(true)}>
        Tags
      </Action>
      <Action
        startIcon={areInactive ? <PersonIcon /> : <PersonOffIcon />}
        aria-label={areInactive ? 'Make active' : 'Make inactive'}
        onClick={() => {
          dispatch(setLeadsActive(ids, areInactive));
          finish();
        }}
      >
        {areInactive ? 'Active' : 'Inactive'}
      </Action>
      <Action startIcon={<DeleteIcon />} onClick={() => void remove()}>
        Delete
      </Action>
      <Action
        startIcon={<DownloadIcon />}
        onClick={() => {
          download().catch(() => notify('The file could not be made. Try again.'));
        }}
      >
        Export
      </Action>
    </>
  );
  return (
    <>
      {isNarrow ? (
        <Tiles sx={ONE_LINE}>{actions}</Tiles>
      ) : (
        <Row gap={0} align="stretch">
          {actions}
        </Row>
      )}
      {isTagging && <TagsDialog leads={leads} onClose={() => setTagging(false)} onDone={finish} />}
      {dialog}
    </>
  );
}
