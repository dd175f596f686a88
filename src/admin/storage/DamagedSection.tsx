import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../app/hooks';
import { counted } from '../../lib/text';
import { keyOf } from '../../persistence/entries';
import { selectDamage } from '../../persistence/slice';
import { browserTextStore } from '../../persistence/textStore';
import { saveFile } from '../../ui/saveFile';
import { Section } from '../../ui/Section';
import { ENTRY_NAMES } from './entryNames';

/** What could not be read at start, to be downloaded as it was. Nothing where all was well. */
export function DamagedSection() {
  const damage = useAppSelector(selectDamage);
  if (damage.length === 0) return null;
  return (
    <Section title="Damaged data">
      {damage.map(({ entry, keptUnder, goodEntities, badEntities }) => (
        <div key={entry}>
          <Typography sx={{ mb: 1 }}>
            {ENTRY_NAMES[entry]}: {counted(badEntities, 'entry', 'entries')} could not be read,{' '}
            {goodEntities} could.{' '}
            {keptUnder === null ? 'The text stands as it was.' : 'The text was set aside.'}
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              const text = browserTextStore().read(keptUnder ?? keyOf(entry));
              saveFile(`damaged-${entry}.txt`, text ?? '', 'text/plain');
            }}
            sx={{ minHeight: 44 }}
          >
            Download the damaged {ENTRY_NAMES[entry].toLowerCase()}
          </Button>
        </div>
      ))}
    </Section>
  );
}
