import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import {
  likelyDuplicates,
  notSameSettingId,
  type LikelyDuplicate,
} from '../../domain/leads/merging';
import { leadName } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { selectSettings } from '../../domain/settings/slice';
import { settingChanged } from '../../domain/settings/events';
import { pluralize } from '../../lib/text';
import { PlainList, Row, Fill } from '../../ui/layout';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { Section } from '../../ui/screen/Section';
import { LeadItemLink } from '../shared/leads/LeadItemLink';
import { useAct } from '../shared/undo/useAct';
import { Muted } from '../shared/Muted';

const MergeDialog = lazyOverlay(
  async () => (await import('../shared/leads/MergeDialog')).MergeDialog,
);

const SHARED: Record<LikelyDuplicate['shared'], string> = {
  phone: 'the same phone number',
  email: 'the same e-mail address',
  address: 'the same name and street',
};

/** How many pairs are shown; the next ones follow as these are dealt with. */
const SHOWN = 5;

/** The leads that are probably one; nothing if there are none. */
export function LikelyDuplicates() {
  const act = useAct();
  const leads = useAppSelector(selectLeads);
  const settings = useAppSelector(selectSettings);
  const pairs = useMemo(
    () => likelyDuplicates(leads, (a, b) => notSameSettingId(a.id, b.id) in settings),
    [leads, settings],
  );
  const [merging, setMerging] = useState<LikelyDuplicate>();
  if (pairs.length === 0 && !merging) return null;
  const tellApart = ({ older, newer }: LikelyDuplicate): void =>
    act(
      settingChanged({ id: notSameSettingId(older.id, newer.id), value: 'true' }),
      'They stay two leads',
    );
  return (
    <Section
      flush
      title="Perhaps the same"
      action={<Muted>{pluralize(pairs.length, 'pair')}</Muted>}
    >
      <PlainList lines="edge">
        {pairs.slice(0, SHOWN).map((pair) => (
          <Row component="li" key={pair.newer.id}>
            <Fill basis="14rem">
              <Typography component="div" variant="body2">
                <LeadItemLink leadId={pair.newer.id}>{leadName(pair.newer)}</LeadItemLink> and{' '}
                <LeadItemLink leadId={pair.older.id}>{leadName(pair.older)}</LeadItemLink>
                {`: ${SHARED[pair.shared]}`}
              </Typography>
            </Fill>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setMerging(pair)}>
              Merge…
            </Button>
            <Button onClick={() => tellApart(pair)}>Not the same</Button>
          </Row>
        ))}
      </PlainList>
      {merging && (
        <MergeDialog
          lead={merging.older}
          otherId={merging.newer.id}
          onClose={() => setMerging(undefined)}
        />
      )}
    </Section>
  );
}
