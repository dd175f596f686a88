import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { focusElement } from '../../ui/screen/focusElement';
import { callLinkId } from '../shared/calls/useCall';
import { TODAY_IDS } from './todayIds';

type CountName = keyof typeof TODAY_IDS;

const LABELS: Record<CountName, string> = {
  calls: 'Calls',
  visits: 'Visits',
  jobs: 'Jobs',
  requests: 'Requests',
  owed: 'Owed',
  noNextStep: 'No next step',
};
/** These sections are left out where there is nothing in them. */
const OPTIONAL: ReadonlySet<CountName> = new Set(['owed', 'noNextStep']);

interface CountsProps {
  counts: Record<CountName, number>;
  /** The lead of the first call, if any. */
  firstCallId: string | undefined;
}

/** How much there is to do, as links to the sections; that to the calls leads to the first one. */
export function Counts({ counts, firstCallId }: CountsProps) {
  const names = (Object.keys(LABELS) as CountName[]).filter(
    (name) => counts[name] > 0 || !OPTIONAL.has(name),
  );
  const follow = (event: MouseEvent, name: CountName): void => {
    event.preventDefault();
    const isFirstCall = name === 'calls' && firstCallId !== undefined;
    document.getElementById(TODAY_IDS[name])?.scrollIntoView?.();
    focusElement(isFirstCall ? callLinkId(firstCallId) : TODAY_IDS[name]);
  };
  return (
    <Box
      component="nav"
      aria-label="Sections of today"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 }, mb: { xs: 1.5, sm: 2 } }}
    >
      {names.map((name) => (
        <Button
          key={name}
          component="a"
          href={`#${TODAY_IDS[name]}`}
          variant="outlined"
          color="inherit"
          onClick={(event: MouseEvent) => follow(event, name)}
          sx={{
            minWidth: 0,
            px: { xs: 1, sm: 1.5 },
            gap: { xs: 0.5, sm: 0.75 },
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
            bgcolor: 'background.paper',
            borderColor: 'divider',
          }}
        >
          {LABELS[name]}{' '}
          <Box
            component="span"
            sx={{ fontWeight: 700, color: counts[name] > 0 ? 'primary.main' : 'text.secondary' }}
          >
            {counts[name]}
          </Box>
        </Button>
      ))}
    </Box>
  );
}
