import { useSearchParams } from 'react-router-dom';

/** A filter stored in the address, empty ones left out; typing adds no history entry. */
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
