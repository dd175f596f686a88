import { useState } from 'react';
import { downloadBackup } from '../../../app/storage/downloadBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { messageOf } from '../../../lib/errors';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { saveFile } from '../../../ui/saveFile';

/** Downloads a backup and reports the result. */
export function useBackupDownload() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  /** Why the last one failed or lacks pictures, until the next try. */
  const [problem, setProblem] = useState('');
  /** The share of it that is done, in percent; undefined when idle. */
  const [progress, setProgress] = useState<number>();
  const download = async (): Promise<void> => {
    if (progress !== undefined) return;
    try {
      setProgress(0);
      const { fileName, content, missing } = await dispatch(
        downloadBackup((done, total) => setProgress((done / total) * 100)),
      );
      saveFile(fileName, content);
      const lack = missing > 0 ? ` without ${pluralize(missing, 'picture')}` : '';
      const message = `Backup downloaded${lack}`;
      setProblem(
        lack &&
          `${message} that cannot be read now. Close this site in all tabs, open it again, and download another.`,
      );
      notify(message);
    } catch (error) {
      console.error('The backup could not be made:', error);
      setProblem(`The backup could not be made: ${messageOf(error)}`);
      notify('The backup could not be made');
    } finally {
      setProgress(undefined);
    }
  };
  return { save: () => void download(), problem, progress };
}
