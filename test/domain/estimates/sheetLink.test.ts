import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  balanceCents,
  sheetOfEstimate,
  sheetOfJob,
  type Sheet,
} from '../../../src/domain/estimates/sheet';
import { readSheet, writeSheet } from '../../../src/domain/estimates/sheetLink';
import { toBase64Url } from '../../../src/lib/base64Url';
import { aLead, aLine, anEstimate, newProject } from '../../support/entities';

const NOW = new Date('2026-11-20T15:00:00');
/** A sheet, with its values in the order of version 1. */
const SHEET: Sheet = {
  kind: 'estimate',
  number: '2026-001',
  customerName: 'Ada Brook',
  title: 'General Repairs',
  day: '2026-11-20',
  validUntil: '2026-12-01',
  lines: [
    { description: 'Mend the porch step', quantity: 2.5, unit: 'hours', unitPriceCents: 24_000 },
  ],
  discountCents: 500,
  taxPercent: 0,
  paidCents: 0,
  notes: 'Hi',
};
const fragmentOf = (sheet: Sheet): string => writeSheet(sheet)?.fragment ?? '';
const problemOf = (fragment: string): string | undefined => {
  const read = readSheet(fragment);
  return 'problem' in read ? read.problem : undefined;
};

/** A link with a code that fits, as somebody could write it. */
function forged(content: string | Uint8Array): string {
  const coded = toBase64Url(deflateSync(typeof content === 'string' ? strToU8(content) : content));
  return `#1.${coded}.${bytesToHex(sha256(utf8ToBytes(`1.${coded}`))).slice(0, 16)}`;
}

/** {@link SHEET} as version 1 writes it. */
const OF_VERSION_1 =
  '#1.PYuxDsIwDAV_xfLsIMei7LDAwsIaZYiopURAEyXh_9sMrd5yT7pzqK2nX-iKhMJyMcx2w-sc4FZz_mx810Vr-MJLS0i17aK1Rvg4YkbnHD51maFHhZLrO0LrWpDkNBHG_B-1nJnZe5qYaQwfCf0K.3c1d1e117c0b1830';

describe('a link to a sheet', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim());
  const count = fc.nat(1e6);
  const sheets = fc.record<Sheet>({
    kind: fc.constantFrom('estimate', 'invoice'),
    number: fc.stringMatching(/^[\w-]{1,20}$/),
    customerName: text,
    title: text,
    day: fc.constantFrom('2026-11-20', '2028-02-29'),
    validUntil: fc.constantFrom('', '2026-12-24'),
    lines: fc.array(
      fc.record({
        description: text,
        quantity: count.map((thousandths) => thousandths / 1000),
        unit: text,
        unitPriceCents: count,
      }),
      { maxLength: 8 },
    ),
    discountCents: count,
    taxPercent: fc.constantFrom(0, 6, 8.375),
    paidCents: count,
    notes: text,
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const link = writeSheet(sheet);
        expect(readSheet(link?.fragment ?? '')).toEqual({ sheet, code: link?.code });
        expect(link?.fragment).toMatch(/^#1\.[\w-]+\.[\da-f]{16}$/);
      }),
    );
  });

  it('that was cut, or changed at one place, is told', () => {
    const whole = fragmentOf(SHEET);
    const places = fc.nat(whole.length - 1);
    fc.assert(
      fc.property(places, (at) => {
        expect(problemOf(whole.slice(0, at))).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(places, fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        // White space and unseen signs are put into a link by mails, and mean nothing.
        fc.pre(sign !== whole[at] && at > 0 && /[^\s\p{Cf}]/u.test(sign));
        expect(problemOf(whole.slice(0, at) + sign + whole.slice(at + 1))).toBeDefined();
        expect(problemOf(whole.slice(0, at) + sign + whole.slice(at))).toBeDefined();
      }),
    );
  });

  it('of any words says what is wrong, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(problemOf(`#${words}`)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(problemOf(forged(bytes))).toBe('broken');
      }),
    );
  });

  const list = JSON.stringify(Object.values({ ...SHEET, lines: [['a', 1, '', 5]] }));
  it.each([
    ['nothing', '', 'none'],
    ['a sign', '#', 'none'],
    ['an anchor', '#v2', 'broken'],
    ['another anchor', '#2b', 'broken'],
    ['a later version', fragmentOf(SHEET).replace('#1.', '#12.'), 'version'],
    ['too much', `#1.${'A'.repeat(8_000)}.${'0'.repeat(16)}`, 'long'],
    ['too much once unpacked', forged(`["${'a'.repeat(400_000)}"]`), 'broken'],
    ['what a sentence has behind it', `${fragmentOf(SHEET)}).`, undefined],
    ['the next sentence behind it', `${fragmentOf(SHEET)}.Thanks`, undefined],
    ['a curly mark of a quotation behind it', `${fragmentOf(SHEET)}%E2%80%9D`, undefined],
    ['a star of bold text behind it', `${fragmentOf(SHEET)}*`, undefined],
    ['what counts clicks behind it', `${fragmentOf(SHEET)}?utm_source=mail&x=1`, undefined],
    ['a line’s end', fragmentOf(SHEET).replace(/^.{30}/, '$&%0D%0A'), undefined],
    ['a space', fragmentOf(SHEET).replace(/^.{30}/, '$& '), undefined],
    ['percent signs twice', fragmentOf(SHEET).replaceAll('.', '%252E'), undefined],
    ['another sign within', fragmentOf(SHEET).replace(/^.{30}/, '$&%C3%A9'), 'broken'],
    ['no list', forged('{"kind":"estimate"}'), 'broken'],
    ['no text', forged(Buffer.from(list.replace('Ada', '\u00FF'), 'latin1')), 'broken'],
    ['another kind', forged(list.replace('"estimate"', '"receipt"')), 'broken'],
    ['a price below nothing', forged(list.replace('"",5]', '"",-5]')), 'broken'],
    ['a price that is no number', forged(list.replace('"",5]', '"","5"]')), 'broken'],
    ['a day of no calendar', forged(list.replace('2026-11-20', '2026-02-30')), 'broken'],
    ['a fitting list', forged(list), undefined],
  ])('with %s', (_what, fragment, problem) => expect(problemOf(fragment)).toBe(problem));

  it('hides nothing in its texts, which are no markup', () => {
    const hidden = ' Ada\u202E\u200B\u0007 <b>Brook</b>\u2028 ';
    const read = readSheet(fragmentOf({ ...SHEET, customerName: hidden, notes: 'a\r\nb' }));
    expect(read).toMatchObject({ sheet: { customerName: 'Ada <b>Brook</b>', notes: 'a\nb' } });
  });

  it('of version 1 is read for ever', () => {
    expect(readSheet(OF_VERSION_1)).toEqual({ sheet: SHEET, code: '3c1d1e117c0b1830' });
  });

  it('is not written where it would be too long', () => {
    const notes = fc.sample(fc.string({ minLength: 5_000, maxLength: 5_000 }), 1)[0] ?? '';
    expect(writeSheet({ ...SHEET, notes })).toBeUndefined();
    expect(writeSheet({ ...SHEET, notes: 'a'.repeat(5_000) })).toBeDefined();
  });
});

describe('the sheet of an estimate', () => {
  it('has its code whether it is a draft or sent, and another with another content', () => {
    const codeOf = (facts: Parameters<typeof anEstimate>[0]) =>
      writeSheet(sheetOfEstimate(anEstimate(facts), aLead()))?.code;
    const code = codeOf({});
    expect(codeOf({ status: 'Sent', sentDate: '2026-11-24T12:00:00.000Z', id: 'b' })).toBe(code);
    expect(codeOf({ discountCents: 1 })).not.toBe(code);
    expect(codeOf({ taxPercent: 7 })).not.toBe(code);
  });

  it('says what its lead asked for, and its tax', () => {
    const known = { kind: 'estimate', title: 'General Repairs', taxPercent: 0 };
    expect(sheetOfEstimate(anEstimate(), aLead())).toMatchObject(known);
    const unknown = { title: '', taxPercent: 7 };
    expect(sheetOfEstimate(anEstimate({ taxPercent: 7 }), undefined)).toMatchObject(unknown);
  });
});

describe('the invoice of a job', () => {
  const job = { ...newProject({ title: 'Porch', estimatedValue: 256.8 }), id: 1_700_000_000_000 };
  const project = job as Parameters<typeof sheetOfJob>[0];

  it.each([
    [256.8, 'Porch', [['Mend the porch step', '', 24_000]], 7, 15_680],
    [300, '', [['Porch', '', 30_000]], 0, 20_000],
    [50, '', [['Porch', '', 5_000]], 0, 0],
  ])('at $%d is “%s” with lines %j', (estimatedValue, title, lines, taxPercent, balance) => {
    const estimate = anEstimate({ taxPercent: 7 });
    const sheet = sheetOfJob({ ...project, estimatedValue }, [estimate], 10_000, NOW);
    const numbers = { number: 'LOYW3V28', taxPercent, paidCents: 10_000 };
    expect(sheet).toMatchObject({ kind: 'invoice', title, validUntil: '', notes: '', ...numbers });
    expect(sheet.lines.map((one) => [one.description, one.unit, one.unitPriceCents])).toEqual(
      lines,
    );
    expect(balanceCents(sheet)).toBe(balance);
  });

  it('without an estimate has one line', () => {
    expect(sheetOfJob(project, [], 0, NOW).lines).toHaveLength(1);
  });

  it('of a customer with two jobs of one sum has the lines of its own estimate', () => {
    const accepted = ['Tile the bath', 'Mend the porch step'].map((description) =>
      anEstimate({ lines: [aLine({ description, unitPriceCents: 25_680 })] }),
    );
    const porch = { ...project, description: 'Mend the porch step' };
    const sheet = sheetOfJob(porch, accepted, 0, NOW);
    expect(sheet.lines).toMatchObject([{ description: 'Mend the porch step' }]);
  });
});
