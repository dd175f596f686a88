import { vi } from 'vitest';
import { messageOf } from '../../src/lib/errors';
import { drawPicture } from '../../src/ui/picturePicker/drawPicture';
import type { WorkerReply } from '../../src/ui/picturePicker/picture.worker';

/** Picture files for tests: complete headers without image data. */

const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const big16 = (value: number): number[] => [value >> 8, value & 0xff];
const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number): number[] => [value & 0xff, value >> 8];
const little24 = (value: number): number[] => [...little16(value & 0xffff), value >> 16];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

export const pngBytes = (width: number, height: number) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    big32(13),
    'IHDR',
    big32(width),
    big32(height),
    zeros(9),
  );

/** With a segment before the frame header, as cameras write them, and padding between. */
export const jpegBytes = (width: number, height: number, frame = 0xc0) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    big16(2 + 40),
    zeros(40),
    [0xff, 0xff, 0xff, 0xc4],
    big16(2 + 3),
    zeros(3),
    [0xff, frame],
    big16(17),
    [8],
    big16(height),
    big16(width),
    zeros(12),
  );

const webp = (...chunk: (number[] | string)[]) =>
  bytes('RIFF', zeros(4), 'WEBP', ...chunk, zeros(12));
export const webpLossyBytes = (width: number, height: number) =>
  webp('VP8 ', zeros(7), [0x9d, 0x01, 0x2a], little16(width), little16(height));
export const webpLosslessBytes = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webp('VP8L', zeros(4), [0x2f], little16(bits & 0xffff), little16(bits >>> 16));
};
export const webpExtendedBytes = (width: number, height: number) =>
  webp('VP8X', zeros(8), little24(width - 1), little24(height - 1));

/** With the size of a part before that of the whole, as phones write them. */
export const heifBytes = (width: number, height: number, brand = 'heic') => {
  const sizeBox = (wide: number, high: number): (number[] | string)[] => [
    big32(20),
    'ispe',
    zeros(4),
    big32(wide),
    big32(high),
  ];
  return bytes(
    [...big32(24)],
    `ftyp${brand}`,
    zeros(12),
    ...sizeBox(Math.min(width, 512), Math.min(height, 512)),
    ...sizeBox(width, height),
  );
};

/** A picture file, 10 by 10 pixels by default. */
export const pictureFile = (
  name = 'porch.png',
  content: Uint8Array<ArrayBuffer> = pngBytes(10, 10),
): File => new File([content], name, { type: 'image/png' });

/**
 * Stubs drawing, which jsdom lacks: decoding returns a picture of the given size, encoding returns
 * `drawn`. Returns what was encoded.
 */
export function stubDrawing({ width = 10, height = 10, drawn = 'drawn' } = {}): {
  /** The width, height, type and quality of each encoded picture. */
  drawn: () => unknown[][];
  /** Delays decoding until the returned function is called. */
  hold: () => () => void;
} {
  let gate = Promise.resolve();
  vi.stubGlobal('createImageBitmap', async () => {
    await gate;
    return { width, height, close: () => undefined };
  });
  const encoded: unknown[][] = [];
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({
        fillRect: () => undefined,
        drawImage: () => undefined,
        // The color with which drawing is tried.
        getImageData: () => ({ data: [32, 96, 160, 255] }),
      });
      convertToBlob = ({ type, quality }: ImageEncodeOptions): Promise<Blob> => {
        encoded.push([this.width, this.height, type, quality]);
        return Promise.resolve(new Blob([drawn], { type }));
      };
    },
  );
  // Drawn on the page, as the worker does it: jsdom has none.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(file: Blob): void {
        const answer = (data: WorkerReply) =>
          this.dispatchEvent(new MessageEvent('message', { data }));
        drawPicture(file).then(answer, (error: unknown) => answer({ error: messageOf(error) }));
      }
      terminate(): void {}
    },
  );
  return {
    drawn: () => encoded,
    hold: () => {
      let release = (): void => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

/** Stubs remote pictures for jsdom: those whose address contains `missing` fail to load. */
export function stubLoading(): void {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        queueMicrotask(() =>
          this.dispatchEvent(new Event(address.includes('missing') ? 'error' : 'load')),
        );
      }
    },
  );
}
