import { DialogContentText } from '@mui/material';
import { DELETED_DAYS } from '../../../domain/undo/rules';

/** Said where nothing can be restored. */
export const NOTHING_DELETED = `Nothing was deleted in the last ${DELETED_DAYS} days.`;

/** Returns the question before something restorable is deleted; it ends like `this project?`. */
export const deletionQuestion = (name: string, end: string, verb = 'Delete') => ({
  title: `${verb} ${name}`,
  question: `Are you sure you want to ${verb.toLowerCase()} ${end}`,
  details: (
    <DialogContentText>
      Restorable for {DELETED_DAYS} days under Recently deleted.
    </DialogContentText>
  ),
  confirmLabel: verb,
});
