import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../ui/layout/Row';
import { PlainList } from '../../ui/layout/PlainList';

/** A list of a section, without bullets. */
export function TodayList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PlainList lines="edge" aria-label={label}>
      {children}
    </PlainList>
  );
}

/** An item of a list: text, and its buttons below. */
export function TodayItem({ children }: { children: ReactNode }) {
  return (
    <li
      // So that single keys find it.
      data-item=""
    >
      {children}
    </li>
  );
}

/** The buttons of an item, in one row while there is space. */
export function ItemActions({ children }: { children: ReactNode }) {
  return <Row sx={{ mt: 1 }}>{children}</Row>;
}

/** What a section says if its list is empty. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
      {children}
    </Typography>
  );
}
