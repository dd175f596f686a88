import { useState } from 'react';
import { downloadBackup } from '../../../app/storage/downloadBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { messageOf } from '../../../lib/errors';
import { useNotify } from '../../../ui/notices/Notices';
import { saveFile } from '../../../ui/saveFile';

/** Downloads a backup and reports the result; an error is shown until the next try. */
export function useBackupDownload(): { save: () => void; problem: string } {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const download = async (): Promise<void> => {
    try {
      const { fileName, text } = await dispatch(downloadBackup());
      saveFile(fileName, text);
      setProblem('');
      notify('Backup downloaded');
    } catch (error) {
      console.error('The backup could not be made:', error);
      setProblem(`The backup could not be made: ${messageOf(error)}`);
      notify('The backup could not be made');
    }
  };
  return { save: () => void download(), problem };
}
