import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageFacts } from '../../../src/ui/picturePicker/imageFacts';
import {
  heifBytes,
  jpegBytes,
  pngBytes,
  webpExtendedBytes,
  webpLosslessBytes,
  webpLossyBytes,
} from '../../support/pictures';

const SIZES = [
  [1, 1],
  [640, 480],
  [4_032, 3_024],
  [255, 256],
  [12_000, 5],
] as const;

describe.each(SIZES)('the size of a picture of %i by %i pixels', (width, height) => {
  it.each([
    ['PNG', 'image/png', pngBytes(width, height)],
    ['JPEG', 'image/jpeg', jpegBytes(width, height)],
    ['progressive JPEG', 'image/jpeg', jpegBytes(width, height, 0xc2)],
    ['lossy WebP', 'image/webp', webpLossyBytes(width, height)],
    ['lossless WebP', 'image/webp', webpLosslessBytes(width, height)],
    ['extended WebP', 'image/webp', webpExtendedBytes(width, height)],
    ['HEIC', 'image/heic', heifBytes(width, height)],
    ['HEIC of several pictures', 'image/heic', heifBytes(width, height, 'mif1')],
    ['AVIF', 'image/avif', heifBytes(width, height, 'avif')],
  ])('is read from the header of a %s', (_name, type, bytes) => {
    expect(imageFacts(bytes)).toEqual({ type, size: { width, height } });
  });
});

describe('a JPEG that browsers show', () => {
  const whole = [...jpegBytes(640, 480)];
  /** Where the second segment begins, after two bytes of padding. */
  const SECOND = 2 + 2 + 2 + 40;

  it.each<[what: string, at: number, stray: number[]]>([
    ['a stray byte between segments', SECOND, [0x00]],
    ['seven stray bytes, as a camera wrote them', SECOND, [1, 2, 3, 4, 5, 6, 7]],
    ['escaped bytes', SECOND, [0xff, 0x00, 0xff, 0x00]],
    ['a segment whose marker lost its first byte', SECOND, [0x00, 0xe1, 0x00, 0x04, 0x10, 0x20]],
    ['a mark of a restart', SECOND, [0xff, 0xd1]],
    ['padding', SECOND, [0xff, 0xff, 0xff]],
  ])('is taken, with %s', (_what, at, stray) => {
    const bytes = Uint8Array.from([...whole.slice(0, at), ...stray, ...whole.slice(at)]);
    expect(imageFacts(bytes)?.size).toEqual({ width: 640, height: 480 });
  });

  it('is taken with whatever bytes between segments that make no marker', () => {
    const stray = fc.array(fc.integer({ min: 0, max: 0xfe }), { maxLength: 40 });
    fc.assert(
      fc.property(stray, (between) => {
        const bytes = [...whole.slice(0, SECOND), ...between, ...whole.slice(SECOND)];
        expect(imageFacts(Uint8Array.from(bytes))?.size).toEqual({ width: 640, height: 480 });
      }),
    );
  });
});

describe('a HEIC whose facts stand behind its picture', () => {
  const box = (type: string, content: Uint8Array, isLong = false): number[] => {
    const head = new DataView(new ArrayBuffer(isLong ? 16 : 8));
    head.setUint32(0, isLong ? 1 : 8 + content.length);
    if (isLong) head.setBigUint64(8, BigInt(16 + content.length));
    const bytes = new Uint8Array(head.buffer);
    bytes.set(new TextEncoder().encode(type), 4);
    return [...bytes, ...content];
  };
  const whole = heifBytes(4_032, 3_024);
  const [head, facts] = [whole.slice(0, 24), whole.slice(24)];

  it.each([[false], [true]])('has its size, with a long box: %s', (isLong) => {
    const picture = box('mdat', new Uint8Array(70_000), isLong);
    const bytes = Uint8Array.from([...head, ...picture, ...box('meta', facts)]);
    expect(imageFacts(bytes)).toEqual({
      type: 'image/heic',
      size: { width: 4_032, height: 3_024 },
    });
  });

  it('has none where no box has any', () => {
    const bytes = Uint8Array.from([...head, ...box('mdat', new Uint8Array(70_000)), ...facts]);
    expect(imageFacts(bytes)?.size).toBeUndefined();
  });
});

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a file that is no picture', () => {
  it.each([
    ['nothing', textBytes('')],
    ['text', textBytes('a picture, honestly')],
    ['an SVG', textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', textBytes('GIF89a..............')],
    ['a PDF', textBytes('%PDF-1.7')],
    ['a film', textBytes('\0\0\0\x14ftypmp42')],
    ['a sound', textBytes('RIFF....WAVEfmt ')],
    ['half a signature', Uint8Array.from([0x89, 0x50, 0x4e])],
  ])('is not taken for one: %s', (_name, bytes) => expect(imageFacts(bytes)).toBeUndefined());
});

describe('a broken header', () => {
  it.each(
    Object.entries({
      'a PNG cut short': pngBytes(10, 10).subarray(0, 20),
      'a PNG of no width': pngBytes(0, 10),
      'a PNG with another chunk first': Uint8Array.from([
        ...pngBytes(1, 1).subarray(0, 12),
        ...textBytes('IDAT'),
        ...pngBytes(1, 1).subarray(16),
      ]),
      'a JPEG cut short': jpegBytes(10, 10).subarray(0, 30),
      'a JPEG of no height': jpegBytes(10, 0),
      'a JPEG that begins with its data': Uint8Array.from([
        0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 0, 0, 0, 0,
      ]),
      'a JPEG without markers': Uint8Array.from([
        0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]),
      'a HEIC without a size': heifBytes(10, 10).subarray(0, 30),
      'a WebP cut short': webpLossyBytes(10, 10).subarray(0, 24),
    }),
  )('has no size: %s', (_name, bytes) => expect(imageFacts(bytes)?.size).toBeUndefined());
});
