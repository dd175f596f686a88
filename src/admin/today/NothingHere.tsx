import type { ReactNode } from 'react';
import { Muted } from '../shared/Muted';

/** What a section says if its list is empty. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <Muted sx={{ px: 2, pb: 2 }}>{children}</Muted>;
}
