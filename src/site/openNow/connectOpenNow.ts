import { openNow, type Schedule } from './openNow';

const TICK_MS = 20_000;

/** Shows in an element whether the business is open, from now on, in the place of what it says. `data` is the schedule, as JSON. */
export function connectOpenNow(element: HTMLElement, data: string, signal: AbortSignal): void {
  const schedule = JSON.parse(data) as Schedule;
  const show = (): void => {
    const { isOpen, text } = openNow(schedule, new Date());
    element.textContent = text;
    element.dataset.open = String(isOpen);
  };
  show();
  const timer = setInterval(show, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
