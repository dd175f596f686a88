import { describe, expect, it } from 'vitest';
import type { ImportedLead } from '../../src/domain/leads/events';
import { CSV_COLUMNS, CSV_FIELDS, isDateField } from '../../src/persistence/csv/csvColumns';
import { parseCsv } from '../../src/persistence/csv/csvTable';
import { leadsToCsv } from '../../src/persistence/csv/leadsCsv';
import { leftOutRowsCsv } from '../../src/persistence/csv/leftOutRows';
import { rowsOf, tableOf } from '../support/csv';
import { aLead, filledLead } from '../support/entities';

describe('leads as CSV', () => {
  it('come back with the value of every column, but for what belongs to this browser', () => {
    const lead = {
      ...filledLead(),
      createdDate: '2026-10-01T12:00:00.000Z',
      nextFollowUpDate: '2026-12-01T15:00:00.000Z',
    };
    const [row] = rowsOf(leadsToCsv([lead]));
    const { id: _id, communications: _c, documents: _d, appointments: _a, ...fields } = lead;
    expect(row).toEqual({ row: 2, lead: fields, duplicateOf: undefined, defaults: [], noted: [] });
    expect(Object.keys(CSV_COLUMNS).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1', '＋1', '－1', '＠x'])(
    'quote %j as text',
    (notes) => {
      expect(leadsToCsv([aLead({ notes })])).toContain(`'${notes}`);
    },
  );
});

describe('a file of leads', () => {
  it('lists the errors, row by row', () => {
    const rows = rowsOf(
      [
        'First Name,Phone,Email,Stage,Created,Notes',
        ',802-555-0120,,,,',
        'Ada,,ada@,,,',
        'Ada,12,,,,',
        'Ada,802-555-0120,,Nowhere,2/30/2026,',
        `Ada,802-555-0120,,paid,,${'x'.repeat(6_000)}`,
      ].join('\n'),
    );
    expect(rows.map((one) => ('problems' in one ? one.problems : []))).toEqual([
      ['First Name is missing'],
      ['Phone is missing', 'Email is not an address: ada@'],
      ['Phone is not a phone number: 12'],
      ['Created is not a date: 2/30/2026'],
      ['Notes is too long'],
    ]);
  });

  it('counts its rows as a spreadsheet does, empty ones too', () => {
    const rows = rowsOf(
      'First Name,Phone\n\nAda,802-555-0120\n , \n,802-555-0121\n"Ben\nB",\n\n,802-555-0122\n',
    );
    expect(rows.map(({ row }) => row)).toEqual([3, 5, 6, 8]);
  });

  it('keeps names of two columns', () => {
    expect(rowsOf('First Name,Last Name,Phone\nMary Ann,,802-555-0120')).toMatchObject([
      { lead: { firstName: 'Mary Ann', lastName: '' } },
    ]);
  });

  it('says of each row what it leaves out that the lead form asks for', () => {
    const rows = rowsOf('First Name,Last Name,Phone,Source\nAda,,802-555-0120,Referral');
    expect(rows).toMatchObject([
      {
        lead: { leadSource: 'Referral', serviceType: 'Other', projectDescription: '' },
        defaults: ['lastName', 'serviceType', 'projectDescription'],
      },
    ]);
  });

  it('parts an address of one column, tags at semicolons, and keeps a second e-mail address in the notes', () => {
    const rows = rowsOf(
      'Name,Phone,Service Address,Email,Tags\nAda,802-555-0120,"12 Main St, Unit 3, Lebanon, NH 03766","ada@example.com, roy@example.com",VIP;Repeat',
    );
    expect(rows).toMatchObject([
      {
        lead: {
          address: '12 Main St, Unit 3',
          city: 'Lebanon',
          state: 'NH',
          zipCode: '03766',
          email: 'ada@example.com',
          notes: 'Email: roy@example.com',
          tags: ['VIP', 'Repeat'],
        },
      },
    ]);
  });

  it('takes a source or a service of another program as Other, and keeps its word in the notes', () => {
    const rows = rowsOf(
      'First Name,Phone,Source,Service,Notes\nAda,802-555-0120,Thumbtack,Roofing,Call at noon',
    );
    expect(rows).toMatchObject([
      {
        lead: {
          leadSource: 'Other',
          serviceType: 'Other',
          notes: 'Call at noon\nLead Source: Thumbtack\nService Type: Roofing',
        },
        defaults: ['lastName', 'leadSource', 'serviceType', 'projectDescription'],
      },
    ]);
  });

  it.each([
    ['Website', 'Website Contact Form', ['Lead Source']],
    ['Referral - Ben', 'Referral', ['Lead Source']],
    ["Angie's List", "Angie's List/HomeAdvisor", ['Lead Source']],
    // Told among the defaults.
    ['Google', 'Other', []],
  ])('takes the source %j as %j, keeps its words, and says so', (source, leadSource, noted) => {
    const [row] = rowsOf(`First Name,Phone,Source\nAda,802-555-0120,"${source}"`);
    expect(row).toMatchObject({ lead: { leadSource, notes: `Lead Source: ${source}` }, noted });
  });

  it.each([
    ['12/9/2026', '2026-12-09T14:00:00.000Z'],
    ['12/9/2026 0:00', '2026-12-09T14:00:00.000Z'],
    ['12/9/2026 1:30 PM', '2026-12-09T18:30:00.000Z'],
    // As exported here.
    ['2026-12-09T05:00:00.000Z', '2026-12-09T05:00:00.000Z'],
  ])('has a follow-up of %s due at %s, in the morning if it is a day alone', (cell, due) => {
    const [row] = rowsOf(`First Name,Phone,Next Follow-up\nAda,802-555-0120,${cell}`);
    expect(row).toMatchObject({ lead: { nextFollowUpDate: due } });
  });

  it('takes the quotation marks around a tag away, and leaves those of inches', () => {
    const [row] = rowsOf('First Name,Phone,Tags\nAda,802-555-0120,"boards of 16"",""vip"""');
    expect(row).toMatchObject({ lead: { tags: ['boards of 16"', 'vip'] } });
  });

  it('reads a short list of two columns that semicolons divide, without marks that nobody sees', () => {
    expect(rowsOf('Name;Phone\nAda\u200B Roy;\u202A8025550113\u202C\n')).toMatchObject([
      { lead: { firstName: 'Ada', lastName: 'Roy', phone: '8025550113' } },
    ]);
  });

  it.each<[heading: string, word: string, lead: Partial<ImportedLead>]>([
    ['Estimated Value', 'call first', { estimatedValue: 0 }],
    ['Stage', 'Nowhere', { stage: 'New Lead' }],
    ['Stage', 'Not paid', { stage: 'New Lead' }],
    ['Priority', 'ASAP', { priority: 'Medium' }],
    ['Next Follow-up', 'next Tuesday', {}],
    ['Next Follow-up', '11/20/2026 - 11/22/2026', {}],
    ['Created', 'last spring?', {}],
  ])(
    'keeps a word below %s for which there is no reading in the notes: %s',
    (heading, word, lead) => {
      const [row] = rowsOf(
        `First Name,Phone,Notes,${heading}\nAda,802-555-0120,Call at noon,"${word}"`,
      );
      const field = CSV_FIELDS.find((known) => CSV_COLUMNS[known] === heading);
      expect(row).toMatchObject({
        lead: { ...lead, notes: `Call at noon\n${heading}: ${word}` },
        defaults: expect.arrayContaining([field]) as unknown,
      });
      expect(row && 'lead' in row && Object.keys(row.lead).some(isDateField)).toBe(false);
    },
  );

  it.each<[word: string, lead: Partial<ImportedLead>]>([
    ['Contacted', { stage: 'Initial Contact Made', isActive: true }],
    ['Open - Not Contacted', { stage: 'New Lead', isActive: true }],
    ['Assessment scheduled', { stage: 'Estimate Scheduled', isActive: true }],
    ['QUOTE SENT', { stage: 'Estimate Provided', isActive: true }],
    ['Awaiting response', { stage: 'Awaiting Decision', isActive: true }],
    ['Closed Won', { stage: 'Job Accepted', isActive: true }],
    ['scheduled', { stage: 'Work Scheduled', isActive: true }],
    ['In progress', { stage: 'Work In Progress', isActive: true }],
    ['complete unrated', { stage: 'Work Completed', isActive: true }],
    ['Awaiting payment', { stage: 'Invoice Sent', isActive: true }],
    ['Paid in full', { stage: 'Paid', isActive: true }],
    ['On hold', { stage: 'Follow-up', isActive: true }],
    ['Closed Lost', { stage: 'New Lead', isActive: false }],
    ['user canceled', { stage: 'New Lead', isActive: false }],
    ['Not interested', { stage: 'New Lead', isActive: false }],
    ['Sent estimate', { stage: 'Estimate Provided', isActive: true }],
    ['Appt set', { stage: 'Estimate Scheduled', isActive: true }],
    ['Waiting to hear back', { stage: 'Awaiting Decision', isActive: true }],
    ['Contract signed', { stage: 'Job Accepted', isActive: true }],
    ['F/U', { stage: 'Follow-up', isActive: true }],
    ['Lost - price', { stage: 'New Lead', isActive: false }],
    ['Dead (moved away)', { stage: 'New Lead', isActive: false }],
    ['Lost contact', { stage: 'New Lead', isActive: true }],
    ['3 - Quoted', { stage: 'Estimate Provided', isActive: true }],
    ['Went with another contractor', { stage: 'New Lead', isActive: false }],
    ['waiting on materials', { stage: 'New Lead', isActive: true }],
    ['not signed', { stage: 'New Lead', isActive: true }],
    ['estimate not sent', { stage: 'New Lead', isActive: true }],
    ['pending', { stage: 'New Lead', isActive: true }],
    ['not completed', { stage: 'New Lead', isActive: true }],
  ])('reads how far a lead is in the words of other programs, and notes them: %s', (word, lead) => {
    const [row] = rowsOf(`First Name,Phone,Status\nAda,802-555-0120,${word}`);
    expect(row).toMatchObject({ lead: { ...lead, notes: `Stage: ${word}` } });
  });

  it.each([
    ['Word of mouth', 'Referral'],
    ['GMB', 'Google My Business'],
    ['Angi', "Angie's List/HomeAdvisor"],
    ['angi.com', "Angie's List/HomeAdvisor"],
    ['FB Marketplace', 'Facebook'],
    ['returning customer', 'Repeat Customer'],
    ['web-form', 'Website Contact Form'],
    ['Our website', 'Website Contact Form'],
    ['Previous client', 'Repeat Customer'],
    ['repeat client', 'Repeat Customer'],
    ['Client referral', 'Referral'],
    ["Craig's List", 'Craigslist'],
    ['Client', 'Other'],
    ['Google', 'Other'],
    ['Truck', 'Other'],
  ])('reads where a lead came from in other words, and notes them: %s', (word, leadSource) => {
    const [row] = rowsOf(`First Name,Phone,Lead Source\nAda,802-555-0120,${word}`);
    expect(row).toMatchObject({ lead: { leadSource, notes: `Lead Source: ${word}` } });
  });

  it.each(['Follow-up', 'follow up', 'FOLLOW UP', '12) Follow-up'])(
    'reads a stage by its own words, whatever stands between them: %s',
    (word) => {
      expect(rowsOf(`First Name,Phone,Stage\nAda,802-555-0120,${word}`)).toMatchObject([
        { lead: { stage: 'Follow-up', notes: '' } },
      ]);
    },
  );

  it.each([
    ['Contact,Reach', '802-555-0120,ada@example.com', '802-555-0120', 'ada@example.com'],
    ['Reach,Contact', ',802-555-0120', '802-555-0120', ''],
    ['Contact,Phone', '802-555-0121,802-555-0120', '802-555-0120', ''],
    ['mobile_number,personal_phone_1', ',802-555-0120', '802-555-0120', ''],
  ])(
    'finds the numbers and addresses below other headings: %s',
    (headings, cells, phone, email) => {
      const [row] = rowsOf(`First Name,${headings}\nAda,${cells}`);
      expect(row).toMatchObject({ lead: { phone, email } });
    },
  );

  it('takes no column of mixed cells for numbers', () => {
    const [, row] = rowsOf('First Name,Ref\nBen,A-12\nAda,802-555-0120');
    expect(row).toMatchObject({ problems: ['Phone is missing'] });
  });

  it('believes what a list says of Active before what its stage says', () => {
    const [row] = rowsOf('First Name,Phone,Stage,Active\nAda,802-555-0120,Lost,yes');
    expect(row).toMatchObject({ lead: { isActive: true } });
  });

  it.each([
    ['', true],
    ['Yes', true],
    ['active', true],
    ['no', false],
    ['FALSE', false],
    ['2', undefined],
  ])('with %j under Active is read as that, or refused', (cell, isActive) => {
    const [row] = rowsOf(`First Name,Phone,Active\nAda,802-555-0120,${cell}`);
    expect(row).toMatchObject(
      isActive === undefined
        ? { problems: ['Active is neither yes nor no: 2'] }
        : { lead: { isActive } },
    );
  });

  it.each([
    ['Active', 'Lapsed', 'isActive'],
    ['Email', 'has moved', 'email'],
  ])('keeps a word below %s in the notes, and says so: %s', (heading, cell, field) => {
    const [row] = rowsOf(`First Name,Phone,${heading}\nAda,802-555-0120,${cell}`);
    expect(row).toMatchObject({ lead: { email: '', notes: `${heading}: ${cell}` } });
    expect(row).toMatchObject({ defaults: expect.arrayContaining([field]) });
  });

  it.each([
    ['phone', 'First Name,Phone\nAda,1 (802) 555-0120'],
    ['e-mail', 'First Name,Phone,Email\nAda,802-555-0199,ADA@example.com'],
  ])('shows a duplicate by %s', (_by, text) => {
    const existing = aLead();
    expect(rowsOf(text, [existing])).toMatchObject([{ duplicateOf: { id: existing.id } }]);
  });

  it.each([
    ['', 'no rows'],
    ['First Name,Phone', 'no rows'],
    ['a,"b\nc', 'Row'],
    ['\n "\\;', 'no rows'],
    ['\uFFFDPNG\u0000', 'not a CSV'],
    ['[{"name":"Ada Roy","phone":"802-555-0120"},{"name":"Ben"}]', 'not a CSV'],
    ['{\\rtf1\\ansi Name,Phone\\\nAda,802-555-0120\\\n}', 'not a CSV'],
    ['ÐÏ\u0011à\u0000', 'Save it as CSV'],
    ['PK\u0003\u0004\u0000', 'Save it as CSV'],
    [`a\n${'x\n'.repeat(10_001)}`, 'more than 10000 rows'],
    [`a\nx\n${'\n'.repeat(20_000)}x`, 'more than 10000 rows'],
    [`${'a,'.repeat(500)}a\n${'x,'.repeat(500)}x`, 'more than 500 columns'],
    ['x'.repeat(5_000_001), 'too large'],
  ])('that is no good is refused with the reason', (text, problem) => {
    const parsed = parseCsv(text);
    expect('problem' in parsed && parsed.problem).toContain(problem);
  });

  it('shows duplicates within itself, and a value below 0 as wrong', () => {
    const rows = rowsOf(
      'First Name,Phone,Value\nAda,802-555-0120,5\nAnn,(802) 555-0120,5\nBen,802-555-0121,-5',
    );
    expect(rows).toMatchObject([
      { duplicateOf: undefined },
      { duplicateOf: { firstName: 'Ada' } },
      { problems: ['Estimated Value is below 0: -5'] },
    ]);
  });

  it.each([
    ['-5', true],
    ['-2k', true],
    ['-0', false],
    ['-', false],
    ['', false],
  ])('with a value of %j is below 0: %j', (value, isBelow) => {
    const [row] = rowsOf(`First Name,Phone,Value\nAda,802-555-0120,"${value}"`);
    expect(row && 'problems' in row).toBe(isBelow);
  });

  it.each([
    [',', '1,250', 1250],
    [',', '900 $', 900],
    [';', '1250,50', 1250.5],
    [';', '1.250', 1250],
    [',', '-', 0],
    [',', '2k', 2000],
    [',', '$2k', 2000],
    [',', '2.5K', 2500],
    [',', '$8.29 k', 8290],
    [';', '2,5k', 2500],
    [',', '1e3k', undefined],
    [',', '1,25,50', undefined],
  ])('separated by %j, with a value of %j, is read as %j dollars', (separator, value, dollars) => {
    const [row] = rowsOf(
      ['First Name', 'Phone', 'Value\nAda', '802-555-0120', `"${value}"`].join(separator),
    );
    expect(row).toMatchObject(
      dollars === undefined
        ? { problems: [`Estimated Value is no amount: ${value}`] }
        : { lead: { estimatedValue: dollars } },
    );
  });

  it('names its separator in a first line, as some spreadsheets write it', () => {
    const [row] = rowsOf('sep=;\r\nFirst Name;Phone;Value\r\nAda;802-555-0120;12,5');
    expect(row).toMatchObject({ row: 3, lead: { firstName: 'Ada', estimatedValue: 12.5 } });
  });

  it('with scripts and prototypes in it is only text', () => {
    const [row] = rowsOf('First Name,Phone,__proto__\n<script>alert(1)</script>,802-555-0120,x');
    expect(row).toMatchObject({ lead: { firstName: '<script>alert(1)</script>' } });
  });
});

describe('the rows that are left out', () => {
  const leftOut = (text: string): string => {
    const wrong = rowsOf(text).flatMap((row) => ('problems' in row ? [row] : []));
    return leftOutRowsCsv(tableOf(text), wrong);
  };

  it('keep their cells and the separator, and say what is wrong', () => {
    expect(leftOut('Name;Phone;Value\nAda;555-0100;1.250,50\nBen;;7,5')).toBe(
      'Name;Phone;Value;Problem\r\nBen;;7,5;Phone is missing',
    );
  });

  it('have the new problem alone once they were mended in part', () => {
    const first = leftOut('Name,Phone,Email\nBen,,ben@');
    expect(first).toContain('"Phone is missing, Email is not an address: ben@"');
    const second = leftOut(first.replace('Ben,,', 'Ben,802-555-0100,'));
    expect(second).toBe(
      'Name,Phone,Email,Problem\r\nBen,802-555-0100,ben@,Email is not an address: ben@',
    );
  });
});
