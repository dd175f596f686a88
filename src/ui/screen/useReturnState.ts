import { useLocation } from 'react-router-dom';

/** History state of a link to a panel. */
export interface ReturnState {
  /** The address to which closing the panel leads. */
  returnTo?: string;
}

/** Returns the history state of a link to a panel of another screen: closing it leads back here. */
export function useReturnState(): ReturnState {
  const { pathname, search, hash } = useLocation();
  return { returnTo: `${pathname}${search}${hash}` };
}
