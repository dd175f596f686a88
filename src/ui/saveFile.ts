/** Downloads a text or bytes as a file. */
export function saveFile(
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): void {
  const address = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed, because some browsers have not read the blob yet when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
