import { connectBookOnline, type BookingService } from '../site/booking/bookingScript';

const links = () => document.querySelectorAll<HTMLElement>('a[data-token]');

/** Returns the booking service that a link names; undefined if it names none. */
function serviceOf({ dataset }: HTMLElement): BookingService | undefined {
  const { token, orgname, script, global } = dataset;
  if (!token || !orgname || !script || !global) return undefined;
  return { token, orgName: orgname, scriptUrl: script, globalName: global };
}

/** Makes the links Book Online buttons. A press that fails is left to the app, as all later ones. */
export function connectBooking(signal: AbortSignal): void {
  for (const link of links()) {
    const connection = new AbortController();
    signal.addEventListener('abort', () => connection.abort());
    const leaveToApp = (): void => {
      connection.abort();
      link.dataset.app = '';
      link.click();
    };
    connectBookOnline(link, serviceOf(link), leaveToApp, connection.signal);
  }
}

/** Makes the buttons links to the contact page again, because the app cannot be loaded. */
export function disconnectBooking(): void {
  for (const link of links()) {
    link.role = null;
    link.ariaHasPopup = null;
  }
}
