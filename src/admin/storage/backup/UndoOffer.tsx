import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { previewUndo } from '../../../app/storage/restoreBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { formatDateTime } from '../../../lib/dates';
import type { UndoCopy } from '../../../persistence/backup/undoStore';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { ChangesTable } from './ChangesTable';
import { RESTORE_FRAGMENT } from '../../shared/storage/fragments';
import { notEnoughRoomMessage, undoneMessage } from './restoreMessages';
import { Row } from '../../../ui/layout/Row';

interface UndoOfferProps {
  /** The action; null if there is nothing to undo. */
  copy: UndoCopy | null;
  /** Performs the undo. */
  onUndo: () => void;
  /** Called with an error: no space for the earlier state, or it cannot be read. */
  onProblem: (problem: string) => void;
}

/** Offers to undo the last restore, merge or reset, after a preview. */
export function UndoOffer({ copy, onUndo, onProblem }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const { confirm, dialog } = useConfirm();

  const ask = async (): Promise<void> => {
    const preview = dispatch(previewUndo());
    if (!preview) return;
    const { plan, copy: undone } = preview;
    if (plan.missingUnits > 0) {
      onProblem(notEnoughRoomMessage(plan.missingUnits));
      return;
    }
    const isConfirmed = await confirm({
      title: 'Undo',
      question: `${undoneMessage(undone)}, ${formatDateTime(undone.at)}. Undo takes that back. What you added, edited or deleted since then stays as it is now.`,
      details: <ChangesTable label="What undo would change" changes={plan.changes} />,
      confirmLabel: 'Undo',
      focusAfter: RESTORE_FRAGMENT,
    });
    if (isConfirmed) onUndo();
  };

  return (
    <>
      {copy && (
        <Alert severity={copy.isInMemoryOnly ? 'warning' : 'info'} role="note">
          {undoneMessage(copy)}, {formatDateTime(copy.at)}.{' '}
          {copy.isInMemoryOnly
            ? 'What stood before is too large to be kept beside it: you can undo this only until you close or reload this page.'
            : 'You can undo this until you close this tab.'}
          <Row>
            <Button variant="outlined" color="inherit" onClick={() => void ask()}>
              Undo…
            </Button>
          </Row>
        </Alert>
      )}
      {dialog}
    </>
  );
}
