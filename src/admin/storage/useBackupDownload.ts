import { downloadBackup } from '../../app/backup';
import { useAppDispatch } from '../../app/hooks';
import { messageOf } from '../../lib/errors';
import { useNotify } from '../../ui/Notices';
import { saveFile } from '../../ui/saveFile';

/** Downloads a backup of everything; says so where that fails. */
export function useBackupDownload(): () => void {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return () => {
    dispatch(downloadBackup()).then(
      ({ fileName, text }) => saveFile(fileName, text),
      (error: unknown) => {
        console.error('The backup could not be made:', error);
        notify(`The backup could not be made: ${messageOf(error)}`);
      },
    );
  };
}
