import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LoadedComponentOptions {
  /** What is shown until the code is there. */
  fallback?: ReactNode;
  /** Whether the code is loaded at once, and not when the component is first shown. */
  isEager?: boolean;
}

/**
 * Returns a component whose code is a chunk of its own. If the chunk cannot be loaded, the component throws, and tries
 * again when it is mounted anew. Not by `lazy`: React delays by 300 ms what follows a fallback of `Suspense` (its issue 31819), even
 * where the chunk is in the browser's cache.
 */
export function loadedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isEager = false }: LoadedComponentOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const begin = async (): Promise<ComponentType<Props>> => {
    loading ??= load();
    try {
      Loaded = await loading;
      return Loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  // A failure is thrown where the component is shown, which begins anew.
  if (isEager) begin().catch(() => {});

  return function LoadedComponent(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (!Shown) begin().then((Component) => setShown(() => Component), setFailure);
    }, [Shown]);
    if (failure !== undefined) throw failure;
    return Shown ? <Shown {...props} /> : fallback;
  };
}
