import { share } from '../lib/share';

/** Downloads a text, or a Blob as it is, as a file. */
export function saveFile(
  fileName: string,
  content: string | Blob,
  type = 'application/json',
): void {
  const address = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content,
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed, because some browsers have not read the blob yet when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
  fileName: string,
  content: string,
  type: string,
): Promise<'shared' | 'downloaded' | undefined> {
  const data = { files: [new File([content], fileName, { type })] };
  if (navigator.canShare?.(data)) {
    const isShared = await share(data);
    // Refused, for example by a policy of the device, it is downloaded.
    if (isShared !== false) return isShared && 'shared';
  }
  saveFile(fileName, content, type);
  return 'downloaded';
}
