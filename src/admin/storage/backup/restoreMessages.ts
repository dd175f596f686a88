import { messageOf } from '../../../lib/errors';
import { NoRoomError } from '../../../persistence/backup/restorePlan';
import { reasonOf } from '../../../persistence/engine/keyValueStorage';
import type { StoredUndo } from '../../../persistence/backup/undoStore';
import { formatKilobytes } from '../formatSize';

/** Returns the message that a result does not fit, and by how much. */
export const notEnoughRoomMessage = (missingUnits: number): string =>
  `This does not fit: ${formatKilobytes(missingUnits)} more room is needed in this browser. Delete what you no longer need, or free space on the device.`;

/** Returns the message why a restore, or its undo, failed. */
export function restoreFailureMessage(error: unknown): string {
  if (error instanceof NoRoomError) return notEnoughRoomMessage(error.missingUnits);
  return error instanceof DOMException && reasonOf(error) === 'full'
    ? 'There is not enough room in this browser. Delete what you no longer need, or free space on the device.'
    : messageOf(error);
}

/** Returns the message about what was undone. */
export function undoneMessage({ done, fileName }: Pick<StoredUndo, 'done' | 'fileName'>): string {
  const file = fileName ?? 'a backup';
  if (done === 'merge') return `${file} was merged`;
  return done === 'replace' ? `${file} replaced everything` : 'Everything was reset to the samples';
}
