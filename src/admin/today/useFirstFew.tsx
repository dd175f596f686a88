import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';

/** How many items a section lists at first. */
const SHOWN = 5;

/** Returns the first few of a section's items, and the button that shows the others too. */
export function useFirstFew<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  more?: ReactNode;
} {
  const [areAllShown, setAllShown] = useState(false);
  if (areAllShown || items.length <= SHOWN) return { shown: items };
  const more = (
    <Button fullWidth onClick={() => setAllShown(true)}>
      {`${items.length - SHOWN} more`}
    </Button>
  );
  return { shown: items.slice(0, SHOWN), more };
}
