import type { ReactNode } from 'react';
import { Muted } from '../../ui/parts';

/** The ids of the sections of Today, to which the counts above them lead. */
export const TODAY_IDS = {
  calls: 'calls',
  visits: 'visits',
  jobs: 'jobs',
  requests: 'requests',
  owed: 'owed',
  noNextStep: 'no-next-step',
} as const;

/** What a section says if its list is empty. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <Muted sx={{ px: 2, pb: 2 }}>{children}</Muted>
);
