import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Row } from '../../ui/layout/Row';
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
interface CountsProps {
  counts: Record<CountName, number>;
  /** The lead of the first call, if any. */
  firstCallId: string | undefined;
}

/** How much there is to do, where there is anything, as links to the sections; that to the calls leads to the first one. */
export function Counts({ counts, firstCallId }: CountsProps) {
  const names = (Object.keys(LABELS) as CountName[]).filter((name) => counts[name] > 0);
  const follow = (event: MouseEvent, name: CountName): void => {
    event.preventDefault();
    const isFirstCall = name === 'calls' && firstCallId !== undefined;
    document.getElementById(TODAY_IDS[name])?.scrollIntoView?.();
    focusElement(isFirstCall ? callLinkId(firstCallId) : TODAY_IDS[name]);
  };
  if (names.length === 0) return null;
  return (
    <Row
      component="nav"
      aria-label="Sections of today"
      gap={0.75}
      // On a phone two or three fill a line, none alone.
      sx={{ '& > *': { flex: { xs: `1 1 ${names.length % 3 === 1 ? 40 : 27}%`, sm: 'none' } } }}
    >
      {names.map((name) => (
        <Chip
          key={name}
          component="a"
          href={`#${TODAY_IDS[name]}`}
          clickable
          variant="outlined"
          onClick={(event: MouseEvent) => follow(event, name)}
          label={
            <>
              {LABELS[name]} <strong>{counts[name]}</strong>
            </>
          }
        />
      ))}
    </Row>
  );
}
