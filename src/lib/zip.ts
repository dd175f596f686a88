/** A file of an archive. */
export interface ArchivedFile {
  /** Its path in the archive. */
  name: string;
  content: string | Blob;
}

/** How many bytes are held in memory before the browser may put them on the disk. */
const HELD_BYTES = 4_194_304;

/**
 * Writes files into a zip, one at a time, so that memory holds one of them. Files are stored as level-0 deflate blocks:
 * streaming readers reject method 0 with a data descriptor.
 */
export async function zipOf(
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): Promise<Blob> {
  const { Zip, ZipDeflate } = await import('fflate');
  const written: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let heldBytes = 0;
  const flush = (): void => {
    written.push(new Blob(chunks));
    chunks = [];
    heldBytes = 0;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes > HELD_BYTES) flush();
  });
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 0 });
    zip.add(file);
    file.push(new Uint8Array(await new Blob([content]).arrayBuffer()), true);
  }
  zip.end();
  flush();
  return new Blob(written, { type: 'application/zip' });
}

/** A file of an archive that is read. */
export interface ArchivedEntry {
  name: string;
  /** In bytes, uncompressed. */
  size: number;
  blob: (type: string) => Promise<Blob>;
}

/** Whether a file begins as zips do. */
export const isZip = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 2).text()) === 'PK';

/** Returns the files of a zip, whoever packed it, without reading their content; rejects a broken one. */
export async function entriesOfZip(file: Blob): Promise<ArchivedEntry[]> {
  const { unzip } = await import('unzipit');
  const { entries } = await unzip(file);
  return Object.values(entries);
}
