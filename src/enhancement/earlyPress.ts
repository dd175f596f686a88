/** What was pressed before the page script was there; aborted once it holds presses by itself. */
interface EarlyPress extends AbortController {
  button?: HTMLElement;
}

/** Selects the buttons that do nothing without scripts, or that load the page anew, as filters do. */
export const NEEDS_SCRIPTS =
  'button[data-app],[data-app] button,[data-color-scheme],[data-filter] button';

/** Within how many milliseconds a press that waits is explained. */
export const EXPLAINED_MS = 900;

/** Returns an inline script that holds the last press until the page script has loaded. */
export const earlyPressScript = (): string =>
  `var earlyPress=new AbortController;addEventListener('click',function(e){var b=e.target.closest('${NEEDS_SCRIPTS}'),d=document.documentElement.dataset;` +
  `if(b){e.preventDefault();(earlyPress.button=b).dataset.waiting='';setTimeout(function(){earlyPress.signal.aborted||d.start||(d.start='late')},${EXPLAINED_MS})}},{capture:true,signal:earlyPress.signal})`;

/** Ends the inline script's work. Returns the button that it holds the press of. */
export function takeEarlyPress(): HTMLElement | undefined {
  const { earlyPress } = window as Window & { earlyPress?: EarlyPress };
  earlyPress?.abort();
  const { dataset } = document.documentElement;
  if (dataset.start === 'late') delete dataset.start;
  delete earlyPress?.button?.dataset.waiting;
  return earlyPress?.button;
}
