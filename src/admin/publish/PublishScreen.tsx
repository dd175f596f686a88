import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { NotPublishableError } from '../../app/publication/publicationFile';
import { applyDeployed, publishSite, type Comparison } from '../../app/publication/publishSite';
import { useAppDispatch } from '../../app/store/hooks';
import type { Change } from '../../domain/publication/rules';
import { formatDateTime } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { pluralize } from '../../lib/text';
import { useNotify } from '../../ui/notices/Notices';
import { Columns, LinkButton, Muted, PlainList } from '../../ui/parts';
import { saveFile } from '../../ui/saveFile';
import { Screen, Section } from '../../ui/screen/Screen';
import { useLaunchChecks } from '../shared/launchChecks';
import { ScreenLoading } from '../shared/ScreenLoading';
import { ChangeItem } from './ChangeItem';
import { useComparison } from './useComparison';

/** Compares this browser's content with the deployed site, and makes the file that publishes it. */
export function PublishScreen() {
  const { comparison, failure } = useComparison();
  const left = useLaunchChecks().filter((check) => check.left && !check.isOptional);
  if (failure !== undefined) throw failure;
  return (
    <Screen
      title="Publish"
      isIntroOnPhone
      intro="What you edit stands in this browser alone. Publishing brings it to every visitor."
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
    >
      {comparison ? (
        <Columns>
          <Stack spacing={2}>
            {comparison.newer.length > 0 && <NewerSection newer={comparison.newer} />}
            <EditsSection comparison={comparison} />
          </Stack>
          <Section title="Launch checklist">
            {left.length === 0 ? (
              <Typography>Nothing of the sample is left.</Typography>
            ) : (
              <PlainList>
                {left.map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </PlainList>
            )}
            <LinkButton to={ADDRESSES.launch} variant="outlined">
              {left.length === 0 ? 'Launch checklist' : `Launch checklist: ${left.length} left`}
            </LinkButton>
          </Section>
        </Columns>
      ) : (
        <ScreenLoading />
      )}
    </Screen>
  );
}

/** Newer content of the deployed site, applied one page, project or post at a time. */
function NewerSection({ newer }: { newer: readonly Change[] }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [problem, setProblem] = useState('');

  const take = async (wanted: readonly Change[], words: string): Promise<void> => {
    try {
      const act = await dispatch(applyDeployed(wanted));
      setProblem('');
      notify(words, { act });
    } catch (error) {
      console.error('The deployed site’s version could not be taken:', error);
      setProblem(messageOf(error));
    }
  };

  return (
    <Section
      title="Newer on the deployed site"
      action={
        newer.length > 1 && (
          <Button onClick={() => void take(newer, 'All of the newer versions were taken')}>
            Take all
          </Button>
        )
      }
    >
      <Muted>
        Published from another browser, and not edited in this one. Until you take it, you see the
        earlier version here. Publishing keeps the newer one, and your own edits stay.
      </Muted>
      {problem && <Alert severity="error">Nothing was taken: {problem}</Alert>}
      <PlainList lines="between">
        {newer.map((change) => (
          <ChangeItem
            key={`${change.list} ${change.id}`}
            change={change}
            action={
              <Button
                variant="outlined"
                aria-label={`Take ${change.title}`}
                onClick={() => void take([change], `${change.title} was taken`)}
              >
                Take
              </Button>
            }
          />
        ))}
      </PlainList>
    </Section>
  );
}

const problemsOf = (error: unknown): readonly string[] =>
  error instanceof NotPublishableError ? error.problems : [messageOf(error)];

/** Makes and saves the publication's file, and holds its name, or why it was not made. */
function useDownload() {
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
  return { download, isMaking, problems, fileName };
}

/** The unpublished edits, and the download of the publication. */
function EditsSection({ comparison }: { comparison: Comparison }) {
  const { edited, newer, drafts, publishedAt } = comparison;
  const { download, isMaking, problems, fileName } = useDownload();

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
