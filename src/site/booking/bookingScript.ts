/** The parameters of a booking service. */
export interface BookingService {
  /** The organization's token; without one there is no service. */
  token: string;
  orgName: string;
  scriptUrl: string;
  /** The global object that the script sets last. */
  globalName: string;
}

/** The global object that the script creates. */
export interface BookingWidget {
  openModal: () => void;
}

/** Longest wait for the script, in milliseconds. */
export const BOOKING_TIMEOUT_MS = 6_000;

/** Returns the widget if the script has created it. */
function widgetOf({ globalName }: BookingService): BookingWidget | undefined {
  const widget = Reflect.get(window, globalName) as Partial<BookingWidget> | null | undefined;
  return typeof widget?.openModal === 'function' ? (widget as BookingWidget) : undefined;
}

let loading: Promise<BookingWidget> | undefined;

const load = (service: BookingService): Promise<BookingWidget> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(service.scriptUrl);
    url.searchParams.set('token', service.token);
    url.searchParams.set('orgName', service.orgName);
    script.src = url.href;
    script.async = true;
    const fail = (why: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(why));
    };
    const timer = setTimeout(() => fail('The booking script took too long'), BOOKING_TIMEOUT_MS);
    script.addEventListener('error', () => fail('The booking script could not be loaded'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const widget = widgetOf(service);
      if (widget) resolve(widget);
      else fail('The booking script did not accept the token');
    });
    document.head.append(script);
  });

/** Loads the booking widget once; rejects if it cannot, and the next call tries again. */
function loadBooking(service: BookingService): Promise<BookingWidget> {
  if (service.token === '') return Promise.reject(new Error('There is no booking token'));
  const widget = widgetOf(service);
  if (widget) return Promise.resolve(widget);
  loading ??= load(service).finally(() => {
    loading = undefined;
  });
  return loading;
}

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
