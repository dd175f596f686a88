import { Columns } from '../../ui/layout/Columns';
import { ADDRESSES } from '../../app/addresses';
import { Screen } from '../../ui/screen/Screen';
import { BackupSection } from './backup/BackupSection';
import { useIsConnected } from './devices/useDevices';
import { DevicesSection } from './devices/DevicesSection';
import { DamagedSection } from './DamagedSection';
import { DeletedSection } from './DeletedSection';
import { LeadsCsvSection } from './csv/LeadsCsvSection';
import { MoveSection } from './backup/MoveSection';
import { PicturesSection } from './pictures/PicturesSection';
import { RestoreSection } from './backup/RestoreSection';
import { StartOverSection } from './StartOverSection';
import { UsageSection } from './UsageSection';

/** The Storage page: what this browser stores, the space left, and backups. */
export function StorageScreen() {
  const isConnected = useIsConnected();
  return (
    <Screen
      title="Storage and backup"
      intro={`Everything you enter is kept in this browser, on this device${isConnected ? ', and encrypted at your store' : ''}. A backup is a file that you keep elsewhere.`}
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
    >
      <Columns>
        <BackupSection />
        <DevicesSection />
        <UsageSection />
        <PicturesSection />
        <RestoreSection />
        <MoveSection />
        <LeadsCsvSection />
        <DeletedSection />
        <DamagedSection />
        <StartOverSection />
      </Columns>
    </Screen>
  );
}
