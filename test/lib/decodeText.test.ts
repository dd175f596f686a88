import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/lib/decodeText';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const utf16 = (text: string): number[] =>
  text.split('').flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]);

describe('the bytes of a text file', () => {
  it.each([
    ['UTF-8', utf8('Zoë, René'), 'Zoë, René'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8('Zoë')], 'Zoë'],
    ['UTF-16, little-endian', [0xff, 0xfe, ...utf16('Zoë \u{1F3E0}')], 'Zoë \u{1F3E0}'],
    ['UTF-16, big-endian', [0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb], 'Zë'],
    ['UTF-16 without its mark', utf16('Name,Phone'), 'Name,Phone'],
    ['UTF-16 without its mark, big-endian', [0, ...utf16('Zoë,Phone').slice(0, -1)], 'Zoë,Phone'],
    // Its curly quotes are right in browsers; Node 20 reads them as controls.
    ['Windows-1252', [0x52, 0xe9, 0x20, 0xbd], 'Ré ½'],
    ['Mac Roman, by its ends of lines', [0x5a, 0x9f, 0x0d, 0x4f, 0xd5, 0x4e], 'Zü\rO’N'],
    ['Mac Roman, by an é', [0x5a, 0x9f, 0x0a, 0x72, 0x8e, 0x2c], 'Zü\nré,'],
    ['Windows-1252 with an old end of line', [0x5a, 0xe9, 0x0d, 0x62, 0x0d, 0x0a], 'Zé\rb\r\n'],
    ['UTF-8 with one odd byte', [...utf8('Zoë, '), 0xe9, ...utf8(' Ü')], 'Zoë, é Ü'],
    ['UTF-8 with odd bytes beside each other', [...utf8('ë'), 0xe9, 0xc3, 0xa9], 'ëéé'],
    ['UTF-8 that is cut off', [...utf8('Zo'), 0xc3], 'ZoÃ'],
    ['UTF-8 with a sign for what was invalid before', utf8('\uFFFDa'), '\uFFFDa'],
    ['nothing', [], ''],
  ])('%s', (_encoding, bytes, text) => expect(decodeText(Uint8Array.from(bytes))).toBe(text));

  it('are any text again, and an odd byte changes nothing beside it', () => {
    // Neither a mark at the beginning, nor ends of lines as on a Mac.
    const texts = fc.string({ unit: 'binary' }).filter((text) => !/^\uFEFF|\r/.test(text));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(decodeText(Uint8Array.from(utf8(before)))).toBe(before);
        const bytes = [...utf8(before), 0xe9, ...utf8(after)];
        fc.pre(decodeText(Uint8Array.from(utf8('x' + after))) === `x${after}`);
        expect(decodeText(Uint8Array.from(bytes))).toBe(`${before}é${after}`);
      }),
    );
  });
});
