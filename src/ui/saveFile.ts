/** Gives a text, or bytes, to the person as a file to keep. */
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
  // The download has begun when the click returns, but not in every browser read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
