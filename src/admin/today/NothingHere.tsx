import type { ReactNode } from 'react';
import { Muted } from '../../ui/parts';

/** What a section says if its list is empty. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <Muted sx={{ px: 2, pb: 2 }}>{children}</Muted>
);
