import { loadBooking, type BookingService } from './bookingScript';

/** What Book Online says while it waits for the widget. */
const OPENING = 'Opening…';

/**
 * Makes a link a Book Online button that loads the booking widget on hover, focus or press and opens
 * it. A press without a service, or that fails, calls `onFailure`.
 */
export function connectBookOnline(
  link: HTMLElement,
  service: BookingService | undefined,
  onFailure: () => void,
  signal: AbortSignal,
): void {
  const options = { signal };
  link.role = 'button';
  link.ariaHasPopup = 'dialog';
  const open = async (at: BookingService): Promise<void> => {
    const label = link.lastChild;
    const text = label?.textContent ?? '';
    const show = (words: string, isOpening: boolean): void => {
      if (label) label.textContent = words;
      link.ariaBusy = String(isOpening);
    };
    show(OPENING, true);
    try {
      (await loadBooking(at)).openModal();
      show(text, false);
    } catch (error) {
      console.warn('Online booking is not available:', error);
      show(text, false);
      onFailure();
    }
  };
  const onClick = (event: Event): void => {
    event.preventDefault();
    if (!service) onFailure();
    else if (link.ariaBusy !== 'true') void open(service);
  };
  link.addEventListener('click', onClick, options);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  link.addEventListener('keydown', onKeyDown, options);
  // A failure is shown only when the button is pressed.
  const prepare = (): void => void (service && loadBooking(service).catch(() => undefined));
  link.addEventListener('pointerover', prepare, options);
  link.addEventListener('focus', prepare, options);
}
