import type { AppFiles } from '../app/appFiles';
import { appStarted, setStartState, watchStart } from '../app/startState';

/** Creates what loads the React app into the prerendered page. */
export function createAppLoader({ chunks, entry }: AppFiles) {
  let isPreloaded = false;
  let loading: Promise<void> | undefined;

  /** Fetches the app's chunks without running them. */
  const preload = (): void => {
    if (isPreloaded) return;
    isPreloaded = true;
    const links = [...chunks, entry].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
  };

  const begin = (): Promise<void> => {
    watchStart();
    preload();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', () => setStartState('failed'));
    document.head.append(script);
    return appStarted();
  };

  return {
    preload,
    /** Loads and starts the app, once. Resolves when the page is hydrated and storage is read. */
    load: (): Promise<void> => (loading ??= begin()),
  };
}
