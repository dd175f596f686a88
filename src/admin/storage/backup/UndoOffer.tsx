import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { previewUndo, type UndoPreview } from '../../../app/storage/restoreBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { formatDateTime } from '../../../lib/dates';
import type { UndoCopy } from '../../../persistence/backup/undoStore';
import { ConfirmDialog } from '../../../ui/screen/ConfirmDialog';
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
  const [preview, setPreview] = useState<UndoPreview>();
  const [isAsking, setAsking] = useState(false);

  const ask = (): void => {
    const next = dispatch(previewUndo());
    if (!next) return;
    if (next.plan.missingUnits > 0) onProblem(notEnoughRoomMessage(next.plan.missingUnits));
    else {
      setPreview(next);
      setAsking(true);
    }
  };

  return (
    <>
      {copy && <Offer copy={copy} onAsk={ask} />}
      <ConfirmDialog
        isOpen={isAsking}
        title="Undo"
        question={
          preview
            ? `${undoneMessage(preview.copy)}, ${formatDateTime(preview.copy.at)}. Undo takes that back. What you added, edited or deleted since then stays as it is now.`
            : ''
        }
        details={
          preview && <ChangesTable label="What undo would change" changes={preview.plan.changes} />
        }
        confirmLabel="Undo"
        focusAfter={RESTORE_FRAGMENT}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Offer({ copy, onAsk }: { copy: UndoCopy; onAsk: () => void }) {
  const { at, isInMemoryOnly } = copy;
  return (
    <Alert severity={isInMemoryOnly ? 'warning' : 'info'} role="note">
      {undoneMessage(copy)}, {formatDateTime(at)}.{' '}
      {isInMemoryOnly
        ? 'What stood before is too large to be kept beside it: you can undo this only until you close or reload this page.'
        : 'You can undo this until you close this tab.'}
      <Row>
        <Button variant="outlined" color="inherit" onClick={onAsk}>
          Undo…
        </Button>
      </Row>
    </Alert>
  );
}
