import { appFiles, type AppFiles } from '../app/appFiles';
import { appStarted, setStartState, watchStart } from '../app/startState';
import { isDevToolsWanted } from '../lib/devToolsAddress';
import { whenAtRest } from '../lib/idle';
import { reloadIfReachable } from '../lib/reload';
import { draftOf, writeDraft } from '../persistence/formDrafts';
import { hasOwnData, whenOwnDataArrives } from '../persistence/ownData';
import { disconnectBooking } from './booking';
import { isSlow } from './connection';
import { deferInput, isChanged } from './deferredInput';
import { NEEDS_SCRIPTS, takeEarlyPress } from './earlyPress';
import { filterWithoutApp } from './listFilters';
import { speculate } from './speculation';
import { whenShown } from './whenShown';

/** Selects a part of the page that the visitor is going to use: the form of the contact page. */
const EXPECTED = '[data-app=expected]';

/** Whether the page cannot be shown as it was built. */
const isAppNeededAtOnce = (root: HTMLElement): boolean =>
  root.dataset.prerendered === undefined ||
  hasOwnData() ||
  isDevToolsWanted(window.location.search) ||
  // An entry of the history in which the app had something open.
  Boolean((window.history.state as { usr?: unknown } | null)?.usr);

/** Whether the focus is in a form that a reload would take it from. */
const isWriting = (): boolean =>
  document.activeElement?.closest('form[data-draft]') instanceof HTMLFormElement;

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;

/** Loads the page anew where the host responds; a held press is repeated in the new page. */
const loadAgain = (pressed: HTMLElement | undefined): Promise<void> =>
  reloadIfReachable(() => {
    const pressedName = pressed && nameOf(pressed);
    window.history.replaceState({ ...window.history.state, pressedName }, '');
  });

/** Returns the button that was pressed before the page was loaded anew, once. */
function takePressBeforeReload(): HTMLElement | undefined {
  const { pressedName, ...state } = (window.history.state ?? {}) as Record<string, unknown>;
  if (pressedName === undefined) return undefined;
  window.history.replaceState(state, '');
  const buttons = [...document.querySelectorAll<HTMLElement>(NEEDS_SCRIPTS)];
  return buttons.find((button) => nameOf(button) === pressedName);
}

/** Creates what loads the React app into the prerendered page. */
function createAppLoader({ chunks, entry }: AppFiles) {
  let isPreloaded = false;

  /** Fetches the app's chunks without running them. */
  const preload = (): void => {
    if (isPreloaded) return;
    isPreloaded = true;
    const links = [...chunks, entry].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
  };

  /** Loads and starts the app. Resolves when the page is hydrated and storage is read. */
  const load = (): Promise<void> => {
    watchStart();
    preload();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', () => setStartState('failed'));
    document.head.append(script);
    return appStarted();
  };

  return { preload, load };
}

/** Stores what is typed into forms marked `data-draft` when the page is left without the app. */
function keepTypedText(signal: AbortSignal): void {
  const onPagehide = (): void => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const changed = [...form.elements].filter(isChanged);
      // An untouched form does not replace an earlier draft.
      if (changed.length === 0) continue;
      const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
      writeDraft(form.dataset.draft ?? '', draftOf(values));
    }
  };
  window.addEventListener('pagehide', onPagehide, { signal });
}

/**
 * Loads the app when it is needed: at once for a browser with data of its own, else when a control marked `data-app` is
 * used, or is expected to be. Without a network the page says so. `enhancement` is aborted once the app has taken over.
 */
export function loadAppOnNeed(root: HTMLElement, enhancement: AbortController): void {
  const files = appFiles();
  if (!files) return;
  const { signal } = enhancement;
  const app = createAppLoader(files);

  let hasFailed = false;
  const startApp = async (): Promise<void> => {
    try {
      await app.load();
      enhancement.abort();
      input.replay();
    } catch (error) {
      console.error(error);
      hasFailed = true;
      disconnectBooking();
      input.cancel();
      filterWithoutApp();
    }
  };
  let starting: Promise<void> | undefined;
  const need = (): void => {
    starting ??= startApp();
  };
  const reload = (): void => void loadAgain(input.heldElement());
  const needUnlessSlow = (): void => {
    if (!isSlow()) need();
  };

  keepTypedText(signal);
  const input = deferInput(
    {
      onHint: () => {
        if (!isSlow()) app.preload();
      },
      onNeed: need,
      onHold: () => {
        if (hasFailed) reload();
        else need();
      },
    },
    signal,
  );
  const onInput = (): void => {
    if (hasFailed) filterWithoutApp();
  };
  document.addEventListener('input', onInput, { signal });
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('.load-notice a')) return;
    event.preventDefault();
    reload();
  };
  document.addEventListener('click', onClick, { signal });
  const onOnline = (): void => {
    if (hasFailed && !isWriting()) reload();
  };
  window.addEventListener('online', onOnline, { signal });
  const early = takeEarlyPress() ?? takePressBeforeReload();
  early?.click();
  whenShown(() => {
    if (isAppNeededAtOnce(root)) {
      need();
      return;
    }
    whenOwnDataArrives(need, signal);
    if (!isSlow()) speculate(signal);
    const expected = root.querySelector(EXPECTED);
    if (!expected) return;
    whenAtRest(needUnlessSlow);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) needUnlessSlow();
    });
    observer.observe(expected);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
