import { useSearchParams } from 'react-router-dom';

/**
 * A filter stored in the address, so that reload, Back and bookmarks preserve it. An empty value is
 * left out of the address. Setting it replaces the history entry, so that typing adds none.
 */
export function useQueryParam(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      // Synchronously, because a controlled field must not lag behind the keyboard.
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  };
  return [params.get(name) ?? '', set];
}
