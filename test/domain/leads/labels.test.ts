import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFreeForm } from '../../../src/domain/leads/freeFormMessage';
import { plainLabel, rankOfLabel, saysNothing } from '../../../src/domain/leads/labels';

describe('a label', () => {
  const isOf = (kind: string, label: string): boolean =>
    rankOfLabel(kind, plainLabel(label)) < Infinity;

  it.each([
    ['phone', 'Phone'],
    ['phone', 'Your Cell Phone No. (optional)'],
    ['phone', 'customerPhone'],
    ['email', 'E-mail 1 - Value'],
    ['fullName', 'Customer Name'],
    ['address', 'Address (Street Address)'],
    ['zipCode', 'ZIP / Postal Code'],
    ['projectDescription', 'How can we help you?'],
    ['nextFollowUpDate', 'Follow up'],
    ['nextFollowUpDate', 'Next Follow-Up Date'],
    ['estimatedValue', 'Est. amount'],
    ['estimatedValue', 'Quoted ($)'],
    ['serviceType', 'Job Type'],
    ['projectDescription', 'Tell us more'],
    ['projectDescription', 'Tell us about your project'],
    ['serviceType', 'Type of work'],
    ['leadSource', 'How did you hear about us?'],
    ['phone', 'Number'],
    ['phone', 'Secondary Phone'],
    ['createdDate', 'Created At (UTC+0)'],
    ['createdDate', 'Lead Submit Time'],
    ['serviceType', 'Service Requested'],
    ['estimatedValue', 'Quote Total'],
    ['estimatedValue', 'Est $'],
    ['estimatedValue', 'Est. Cost'],
    ['estimatedValue', 'Bid'],
    ['estimatedValue', 'How much'],
    ['phone', 'Ph #'],
    ['phone', 'Cell #1'],
    ['phone', 'Contact #'],
    ['city', 'Village'],
    ['estimatedValue', 'Final price'],
    ['leadSource', 'Referred by'],
    ['leadSource', 'Job source'],
    ['leadSource', 'How they found me'],
    ['leadSource', 'Source of lead'],
    ['stage', 'Status'],
  ])('of %s is %j', (kind, label) => expect(isOf(kind, label)).toBe(true));

  it.each([
    ['lastName', 'Last Contact'],
    ['lastName', 'SN'],
    ['firstName', 'First Seen'],
    ['fullName', 'Contact Owner'],
    ['fullName', 'Contact Info'],
    ['fullName', 'Lead Owner'],
    ['phone', 'Phone Type'],
    ['phone', 'Invoice Number'],
    ['phone', 'Phonetic'],
    ['calls', 'Who'],
    ['email', 'Mailing Address'],
    ['address', 'E-mail Address'],
    ['address', 'IP Address'],
    ['fullName', 'Nickname'],
    ['estimatedValue', 'Estimate No'],
    ['estimatedValue', 'Est. Date'],
    ['estimatedValue', 'Quote #'],
    ['projectDescription', 'Job #'],
    ['fullName', 'Customer #'],
    ['phone', '#'],
    ['estimatedValue', 'Cost'],
    ['projectDescription', 'Jobs'],
    ['leadSource', 'About us'],
    ['nextFollowUpDate', 'Last Follow Up'],
    ['phone', ''],
    ['phone', 'phone'.repeat(100)],
  ])('of %s is not %j', (kind, label) => expect(isOf(kind, label)).toBe(false));

  it('is better the more plainly it names something', () => {
    const rank = (label: string): number => rankOfLabel('address', plainLabel(label));
    expect(rank('Address')).toBeLessThan(rank('Service Street'));
    expect(rank('Service Street')).toBeLessThan(rank('Billing Street'));
  });

  it('is the same in capitals, with signs and without spaces', () => {
    const words = fc.constantFrom('Phone Number', 'Customer E-mail', 'Zip Code', 'Job Address');
    const kinds = fc.constantFrom('phone', 'email', 'zipCode', 'address');
    fc.assert(
      fc.property(words, kinds, fc.constantFrom('_', '', ' - ', ': '), (label, kind, sign) => {
        const written = `*${label.toUpperCase().replaceAll(' ', sign)}*`;
        expect(isOf(kind, written)).toBe(isOf(kind, label));
      }),
    );
  });
});

it.each([
  ['n/a', true],
  ['#N/A', true],
  [' None ', true],
  ['--', true],
  ['Nona', false],
  ['0', false],
])('%j says nothing: %s', (value, is) => expect(saysNothing(value)).toBe(is));

describe('a text of labels and whatever else', () => {
  const piece = fc.oneof(
    fc.constantFrom('Name', 'Phone:', 'Email -', 'Message', 'Address:', '\n', '\t', ' | ', '> '),
    fc.constantFrom('Ada Roy', '802-555-0113', 'ada@example.com', 'Thanks,', 'wrote:', '--', 'On '),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );

  it('is read without an error, and again the same', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        expect(readFreeForm(text)).toEqual(readFreeForm(text));
      }),
    );
  });
});
