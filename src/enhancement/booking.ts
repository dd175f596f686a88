import { loadBooking, OPENING, type BookingService } from '../site/booking/bookingScript';

/** Returns the booking service that a link names; undefined if it names none. */
function serviceOf({ dataset }: HTMLElement): BookingService | undefined {
  const { token, orgname, script, global } = dataset;
  if (!token || !orgname || !script || !global) return undefined;
  return { token, orgName: orgname, scriptUrl: script, globalName: global };
}

const linkOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('a[data-token]')) || undefined;

/**
 * Makes the links Book Online buttons that load the booking widget on hover, focus or press and open
 * it. Without a service, or if it fails, the press is left to the app, which offers phone and form.
 */
export function connectBooking(signal: AbortSignal): void {
  for (const link of document.querySelectorAll('a[data-token]')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  const open = async (link: HTMLElement, service: BookingService): Promise<void> => {
    const label = link.lastChild;
    const words = label?.textContent;
    const show = (text: string | null | undefined, isOpening: boolean): void => {
      if (label) label.textContent = text ?? '';
      link.ariaBusy = String(isOpening);
    };
    show(OPENING, true);
    try {
      (await loadBooking(service)).openModal();
      show(words, false);
    } catch (error) {
      console.warn('Online booking is not available:', error);
      show(words, false);
      link.dataset.app = '';
      link.click();
    }
  };
  const options = { capture: true, signal };
  const prepare = (event: Event): void => {
    const link = linkOf(event);
    const service = link && serviceOf(link);
    // A failure is shown only when the button is pressed.
    if (service) loadBooking(service).catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare, options);
  document.addEventListener('focusin', prepare, options);
  const onKeyDown = (event: KeyboardEvent): void => {
    const link = event.key === ' ' ? linkOf(event) : undefined;
    if (!link) return;
    event.preventDefault();
    link.click();
  };
  document.addEventListener('keydown', onKeyDown, options);
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event);
    const service = link && serviceOf(link);
    if (!link || !service || 'app' in link.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link.ariaBusy !== 'true') void open(link, service);
  };
  document.addEventListener('click', onClick, options);
}

/** Makes the buttons links to the contact page again, because the app cannot be loaded. */
export function disconnectBooking(): void {
  for (const link of document.querySelectorAll('a[data-token]')) {
    link.role = null;
    link.ariaHasPopup = null;
  }
}
