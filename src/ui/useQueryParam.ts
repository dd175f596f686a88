import { useSearchParams } from 'react-router-dom';

/**
 * A filter that stands in the address, so that reload, Back and a bookmark keep it. Empty means that
 * the address does not name it. Setting it replaces the address: typing makes no history.
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
      // At once, because a controlled field must not lag behind the keys.
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  };
  return [params.get(name) ?? '', set];
}
