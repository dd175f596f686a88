import { useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../lib/query';

/**
 * Returns what changes parameters of the address; those set to nothing are left out. The change replaces the entry of
 * the history, so that Back leaves the screen, unless it is a step that Back takes back.
 */
export function useSetParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (changes: Readonly<Record<string, string>>, { isStep = false } = {}): void =>
    void navigate(
      { search: withParams(search, changes) },
      // Synchronously, because a controlled field must not lag behind the keyboard; a step waits for the end of its event.
      { replace: !isStep, flushSync: !isStep, preventScrollReset: true },
    );
}

/** A parameter of the address, such as a filter: its value, empty if it is not there, and what sets it. */
export function useQueryParam(name: string): [value: string, set: (value: string) => void] {
  const { search } = useLocation();
  const setParams = useSetParams();
  return [new URLSearchParams(search).get(name) ?? '', (value) => setParams({ [name]: value })];
}
