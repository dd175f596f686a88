/** Facts about a picture file that are known before decoding. */
export interface ImageFacts {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'image/avif';
  /** In pixels; undefined if the header is broken. */
  size: { width: number; height: number } | undefined;
}

type Size = ImageFacts['size'];

/** How many bytes of a file {@link imageType} needs. */
export const TYPE_BYTES = 16;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Returns the type of a picture by its first bytes; undefined for any other file. */
export function imageType(bytes: Uint8Array): ImageFacts['type'] | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined;
  const brand = textAt(bytes, 8, 4);
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  if (/^(?:he[iv][cxms]|mi[fa]1|msf1)$/.test(brand)) return 'image/heic';
  return undefined;
}

const orNothing = (width: number, height: number): Size =>
  width > 0 && height > 0 ? { width, height } : undefined;

/** The IHDR chunk is first. */
function pngSize(view: DataView, bytes: Uint8Array): Size {
  if (view.byteLength < 24 || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  return orNothing(view.getUint32(16), view.getUint32(20));
}

/** Whether a marker has no length: padding, restarts and similar. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Whether a marker is a frame header: DHT, JPG and DAC, among them, are not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the first frame header, past stray bytes between them, as browsers do. */
function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    // No marker: a stray byte, padding before one, or a byte of the data that is escaped.
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else if (isFrame(marker)) return orNothing(view.getUint16(at + 7), view.getUint16(at + 5));
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

/** Lossy, lossless or extended; each stores its size elsewhere. */
function webpSize(view: DataView, bytes: Uint8Array): Size {
  if (view.byteLength < 30) return undefined;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return orNothing(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return orNothing((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return orNothing(uint24(view, 24) + 1, uint24(view, 27) + 1);
    default:
      return undefined;
  }
}

/** How far into a HEIC or AVIF, or into the box of its facts, sizes are looked for, in bytes. */
const HEIF_HEAD = 0x1_00_00;

/** Returns where the box begins that has the facts of a HEIC or AVIF: some programs write it behind the picture. */
function factsAt(view: DataView, bytes: Uint8Array): number {
  let at = 0;
  while (at + 16 <= view.byteLength) {
    if (textAt(bytes, at + 4, 4) === 'meta') return at;
    const size = view.getUint32(at);
    // 1 stands before a longer size.
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) break;
    at += length;
  }
  return 0;
}

/** Returns the size of the largest part, which is the whole picture: phones write it in parts. */
function heifSize(view: DataView, bytes: Uint8Array): Size {
  let largest: Size;
  const start = factsAt(view, bytes);
  const end = Math.min(bytes.length, start + HEIF_HEAD) - 16;
  for (let at = start; at <= end; at += 1) {
    if (textAt(bytes, at, 4) !== 'ispe') continue;
    const size = orNothing(view.getUint32(at + 8), view.getUint32(at + 12));
    const isLarger =
      size && size.width * size.height > (largest?.width ?? 0) * (largest?.height ?? 0);
    if (isLarger) largest = size;
  }
  return largest;
}

/** Returns type and size of a whole file; undefined unless it is a JPEG, PNG, WebP, HEIC or AVIF. */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const type = imageType(bytes);
  if (type === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') return { type, size: pngSize(view, bytes) };
  if (type === 'image/jpeg') return { type, size: jpegSize(view) };
  if (type === 'image/webp') return { type, size: webpSize(view, bytes) };
  return { type, size: heifSize(view, bytes) };
}
