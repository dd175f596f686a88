import ListIcon from '@mui/icons-material/Checklist';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { Screen } from '../../ui/screen/Screen';
import { useLaunchChecks } from '../shared/launchChecks';
import { ScreenLoading } from '../shared/ScreenLoading';
import { EditsSection } from './EditsSection';
import { NewerSection } from './NewerSection';
import { useComparison } from './useComparison';

/** Compares this browser's content with the deployed site, and makes the file that publishes it. */
export function PublishScreen() {
  const { comparison, failure } = useComparison();
  const left = useLaunchChecks().filter((one) => one.left && !one.isOptional).length;
  if (failure !== undefined) throw failure;
  return (
    <Screen
      title="Publish"
      intro="What you edit stands in this browser alone. Publishing brings it to every visitor."
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={
        <Button component={Link} to={ADDRESSES.launch} variant="outlined" startIcon={<ListIcon />}>
          {left === 0 ? 'Launch checklist' : `Launch checklist: ${left} left`}
        </Button>
      }
    >
      {comparison ? (
        <Stack spacing={2} sx={{ maxWidth: 900 }}>
          {comparison.newer.length > 0 && <NewerSection newer={comparison.newer} />}
          <EditsSection comparison={comparison} />
        </Stack>
      ) : (
        <ScreenLoading />
      )}
    </Screen>
  );
}
