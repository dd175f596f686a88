import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlainList } from '../../ui/layout';
import { useAppDispatch } from '../../app/store/hooks';
import { publishSite, type Comparison } from '../../app/publication/publishSite';
import { NotPublishableError } from '../../app/publication/publicationFile';
import { formatDateTime } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { pluralize } from '../../lib/text';
import { useNotify } from '../../ui/notices/Notices';
import { saveFile } from '../../ui/saveFile';
import { Section } from '../../ui/screen/Section';
import { ChangeItem } from './ChangeItem';
import { Muted } from '../shared/Muted';

const problemsOf = (error: unknown): readonly string[] =>
  error instanceof NotPublishableError ? error.problems : [messageOf(error)];

/** The unpublished edits, and the download of the publication. */
export function EditsSection({ comparison }: { comparison: Comparison }) {
  const { edited, newer, drafts, publishedAt } = comparison;
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isMaking, setMaking] = useState(false);
  const [fileName, setFileName] = useState('');

  const download = async (): Promise<void> => {
    if (isMaking) return;
    setMaking(true);
    try {
      const file = await dispatch(publishSite());
      saveFile(file.fileName, file.content);
      setProblems([]);
      setFileName(file.fileName);
      notify(`${file.fileName} downloaded`);
    } catch (error) {
      console.error('The site could not be published:', error);
      setProblems(problemsOf(error));
    } finally {
      setMaking(false);
    }
  };

  return (
    <Section title="What visitors do not see yet">
      <Muted>
        {publishedAt === undefined
          ? 'The deployed site is built with the samples that it came with.'
          : `The deployed site was published ${formatDateTime(publishedAt)}.`}
        {drafts > 0 && ` ${pluralize(drafts, 'draft stays', 'drafts stay')} in this browser.`}
      </Muted>
      {edited.length === 0 ? (
        <Typography>
          {newer.length === 0
            ? 'Nothing: visitors see what you see.'
            : 'Nothing: you have no edits of your own here. Visitors see the newer version above, and you do not until you take it.'}
        </Typography>
      ) : (
        <PlainList lines="between">
          {edited.map((change) => (
            <ChangeItem key={`${change.list} ${change.id}`} change={change} />
          ))}
        </PlainList>
      )}
      <Button
        variant={edited.length === 0 ? 'outlined' : 'contained'}
        startIcon={<DownloadIcon />}
        aria-busy={isMaking}
        onClick={() => void download()}
      >
        Download the site’s content
      </Button>
      {problems.length > 0 && (
        <Alert severity="error">
          The file was not made.
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div>
        <Muted>
          Page copy, gallery and published posts with their pictures. Leads, projects, notifications
          and drafts are never in it.
        </Muted>
        <div role="status">
          {fileName !== '' && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {fileName.endsWith('.zip')
                ? `Unpack ${fileName}, and put what is in it into the folder "site" of your project.`
                : `Put ${fileName} into the folder "site" of your project.`}{' '}
              Then let your host build. “Make this site yours” (docs/customising.md) has the steps
              for three hosts.
            </Alert>
          )}
        </div>
      </div>
    </Section>
  );
}
