import type { AppServices } from './types';

/** Returns the persistence of a store; throws if it has none. */
export const persistenceOf = ({ persistence }: AppServices) => {
  if (!persistence) throw new Error('This store has no persistence');
  return persistence;
};
