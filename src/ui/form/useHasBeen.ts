import { useState } from 'react';

/** Returns whether a condition was true at any render: a form stays open when its record is deleted elsewhere. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
