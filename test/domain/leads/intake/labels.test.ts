import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFreeForm } from '../../../../src/domain/leads/intake/freeFormMessage';
import { plainLabel, rankOfLabel, saysNothing } from '../../../../src/domain/leads/intake/labels';

describe('a label', () => {
  const isOf = (kind: string, label: string): boolean =>
    rankOfLabel(kind, plainLabel(label)) < Infinity;

  it.each(
    Object.entries({
      phone: `Phone | Your Cell Phone No. (optional) | customerPhone | Number | Secondary Phone | Ph # | Cell #1 | Contact # | What is the best phone number to reach you at? | Phone (mobile preferred) | Phone Number (with area code)`,
      email: 'E-mail 1 - Value | What’s the best email to reach you?',
      fullName: `Customer Name | Please enter your name | Who should we ask for? | Name (the whole one) | Full Name [text] | Your name (we tell nobody)`,
      address: `Address (Street Address) | What is the address of the job? | Address where work will be done | Street + Town | Street, City, State, Zip`,
      location: 'Where will the work be done? | Where is the project located?',
      city: 'Which town are you in? | What town do you live in? | Village',
      projectDescription: `What are you looking for? | Please describe the problem | What would you like done? | How may we help you? | What do you need done? (check all that apply) | How can we help you? | Tell us more | Tell us about your project`,
      zipCode: 'ZIP / Postal Code',
      comments: 'Anything else? | Commentaires',
      notes: 'Remarques',
      nextFollowUpDate: 'Follow up | Next Follow-Up Date',
      estimatedValue: `Est. amount | Quoted ($) | Quote Total | Est $ | Est. Cost | Bid | How much | Final price | How much do you want to spend?`,
      serviceType: `Job Type | Type of work | Service Requested | What kind of work do you need? | Which service are you interested in?`,
      leadSource: `How did you hear about us? | Referred by | Job source | How they found me | Source of lead | Ref by | How’d you hear?`,
      createdDate: 'Requested On | Created At (UTC+0) | Lead Submit Time',
      stage: 'Status',
    }),
  )('of %s is each of %j', (kind, labels) => {
    for (const label of labels.split(' | ')) expect(isOf(kind, label), label).toBe(true);
  });

  it.each([
    ['lastName', 'Last Contact | SN'],
    ['firstName', 'First Seen'],
    ['fullName', 'Contact Owner | Contact Info | Lead Owner | Nickname | Customer #'],
    ['phone', 'Phone Type | Invoice Number | Phonetic | #'],
    ['calls', 'Who'],
    ['email', 'Mailing Address (verified)'],
    ['address', 'E-mail Address | IP Address'],
    ['estimatedValue', 'Estimate No | Est. Date | Quote # | Cost | Total Spend'],
    ['projectDescription', 'Job # | Jobs | Requested On'],
    ['leadSource', 'About us'],
    ['nextFollowUpDate', 'Last Follow Up'],
    ['phone', ''],
    ['phone', 'phone'.repeat(100)],
  ])('of %s is none of %j', (kind, labels) => {
    for (const label of labels.split(' | ')) expect(isOf(kind, label), label).toBe(false);
  });

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
