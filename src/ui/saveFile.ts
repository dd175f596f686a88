/** Gives a text to the person as a file to keep. */
export function saveFile(fileName: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun when the click returns, but not in every browser read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
