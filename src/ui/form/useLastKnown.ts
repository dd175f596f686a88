import { useState } from 'react';

/** Returns a record, or after its deletion the last version of it. */
export function useLastKnown<Entity>(record: Entity | undefined): Entity | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
