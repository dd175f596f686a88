import Box from '@mui/material/Box';
import { ADDRESSES } from '../../app/addresses';
import { Screen } from '../../ui/screen/Screen';
import { BackupSection } from './backup/BackupSection';
import { DamagedSection } from './DamagedSection';
import { DeletedSection } from './DeletedSection';
import { LeadsCsvSection } from './csv/LeadsCsvSection';
import { MoveSection } from './backup/MoveSection';
import { PicturesSection } from './pictures/PicturesSection';
import { RestoreSection } from './backup/RestoreSection';
import { StartOverSection } from './StartOverSection';
import { UsageSection } from './UsageSection';

/**
 * The Storage page: what this browser stores, how much space is left, and backups
 * (docs/storage.md).
 */
export function StorageScreen() {
  return (
    <Screen
      title="Storage and backup"
      intro="Everything you enter is kept in this browser, on this device. A backup is a file that you keep elsewhere."
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <BackupSection />
        <UsageSection />
        <PicturesSection />
        <RestoreSection />
        <MoveSection />
        <LeadsCsvSection />
        <DeletedSection />
        <DamagedSection />
        <StartOverSection />
      </Box>
    </Screen>
  );
}
