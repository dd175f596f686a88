import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { Columns } from '../../ui/layout/Columns';
import { PlainList } from '../../ui/layout/PlainList';
import { Screen } from '../../ui/screen/Screen';
import { Section } from '../../ui/screen/Section';
import { useLaunchChecks } from '../shared/launchChecks';
import { ScreenLoading } from '../shared/ScreenLoading';
import { EditsSection } from './EditsSection';
import { NewerSection } from './NewerSection';
import { useComparison } from './useComparison';

/** Compares this browser's content with the deployed site, and makes the file that publishes it. */
export function PublishScreen() {
  const { comparison, failure } = useComparison();
  const left = useLaunchChecks().filter((one) => one.left && !one.isOptional);
  if (failure !== undefined) throw failure;
  return (
    <Screen
      title="Publish"
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
            <Button component={Link} to={ADDRESSES.launch} variant="outlined">
              {left.length === 0 ? 'Launch checklist' : `Launch checklist: ${left.length} left`}
            </Button>
          </Section>
        </Columns>
      ) : (
        <ScreenLoading />
      )}
    </Screen>
  );
}
