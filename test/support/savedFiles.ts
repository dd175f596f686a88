import { vi } from 'vitest';

/** A downloaded file. */
interface SavedFile {
  name: string;
  blob: Blob;
}

// jsdom has neither.
URL.createObjectURL ??= () => '';
URL.revokeObjectURL ??= () => {};

/** Returns the files that are downloaded from now on. */
export function keepFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}
