import Stack from '@mui/material/Stack';
import { ADDRESSES } from '../../app/addresses';
import { Screen } from '../../ui/screen/Screen';
import { ScreenLoading } from '../shared/ScreenLoading';
import { EditsSection } from './EditsSection';
import { NewerSection } from './NewerSection';
import { useComparison } from './useComparison';

/** Compares this browser's content with the deployed site, and makes the file that publishes it. */
export function PublishScreen() {
  const { comparison, failure } = useComparison();
  if (failure !== undefined) throw failure;
  return (
    <Screen
      title="Publish"
      intro="What you edit stands in this browser alone. Publishing brings it to every visitor."
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
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
