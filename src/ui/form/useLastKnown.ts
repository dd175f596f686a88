import { useState } from 'react';

/** Returns a record, or its last version: a form stays open when its record is deleted elsewhere. */
export function useLastKnown<Entity>(record: Entity | undefined): Entity | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
