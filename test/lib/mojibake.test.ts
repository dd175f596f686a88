import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutMojibake } from '../../src/lib/mojibake';

it.each([
  ['RenÃ© RÃ´y', 'René Rôy'],
  ['Iâ€™m â€œAdaâ€\u009d â€“ 12Â½ Elm', 'I’m “Ada” – 12½ Elm'],
  ['itâ\u0080\u0099s', 'it’s'],
  ['deck ðŸ\u008f\u00a0', 'deck 🏠'],
  ['ï»¿Ada', 'Ada'],
  ['donÂ’t, it\u0092s Â½', 'don’t, it’s ½'],
  // Genuine.
  ['René, MANHÃ, à la carte, Â', 'René, MANHÃ, à la carte, Â'],
  ['pâte, âge, ðe', 'pâte, âge, ðe'],
  ['', ''],
])('%j is %j', (text, mended) => expect(withoutMojibake(text)).toBe(mended));

it('mends any Latin text whose bytes were read one by one, and leaves the text itself', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc é à ü ñ ’ “ – … € ½ 🙂'.split(' ')) });
  fc.assert(
    fc.property(letters, (text) => {
      const misread = String.fromCharCode(...new TextEncoder().encode(text));
      expect(withoutMojibake(misread)).toBe(text);
      expect(withoutMojibake(text)).toBe(text);
    }),
  );
});
