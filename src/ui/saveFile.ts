import { share } from '../lib/share';

/** Returns a text, or a Blob as it is, as a file. */
const fileOf = (name: string, content: string | Blob, type: string): File =>
  new File([content], name, { type: typeof content === 'string' ? type : content.type });

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Delayed, because some browsers have not read the blob yet when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Downloads a text, or a Blob as it is, as a file. On an iPhone's home screen, where that covers the app, it is shared: at
 * the next press, where making it took longer than a press lets a page share.
 */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const { standalone, userActivation } = navigator as Partial<Navigator> & { standalone?: boolean };
  const offer = (): void => void shareFile(name, content, type);
  if (!standalone) download(fileOf(name, content, `${type};charset=utf-8`));
  else if (!userActivation || userActivation.isActive) offer();
  else window.addEventListener('click', offer, { once: true });
}

/** Downloads a table as a CSV file; by its mark at the beginning spreadsheet programs read it as UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, `\uFEFF${csv}`, 'text/csv');

/**
 * Offers a text to the apps of the device as a file, where the browser can; downloads it otherwise.
 *
 * @returns what became of it; closing the share sheet without a choice counts as not shared
 */
export async function shareFile(
  name: string,
  content: string | Blob,
  type: string,
): Promise<'shared' | 'downloaded' | undefined> {
  const file = fileOf(name, content, type);
  const data = { files: [file] };
  if (navigator.canShare?.(data)) {
    const isShared = await share(data);
    // Refused, for example by a policy of the device, it is downloaded.
    if (isShared !== false) return isShared && 'shared';
  }
  download(file);
  return 'downloaded';
}
