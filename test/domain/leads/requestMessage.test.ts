import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REQUEST_FIELD_NAMES,
  REQUEST_FIELDS,
  requestField,
  type RequestField,
} from '../../../src/domain/leads/fields';
import {
  isRequestFragment,
  readFragment,
  writeFragment,
} from '../../../src/domain/leads/requestFragment';
import { readRequest, writeRequest } from '../../../src/domain/leads/requestMessage';
import type { EstimateRequest } from '../../../src/domain/leads/schema';
import { estimateRequest } from '../../support/entities';

const REQUEST = estimateRequest({
  description: 'The porch ceiling peels.\n\n- north side\n- since spring',
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const someText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc
      .array(
        fc.constantFrom(
          '(End of request)',
          ' (end of request) ',
          '-- ',
          '> quoted',
          ...Object.values(REQUEST_FIELDS).map(({ label }) => `${label}: x`),
          '',
          'plain words',
        ),
        { maxLength: 6 },
      )
      .map((lines) => lines.join('\n').slice(0, maxLength)),
  );
/** Any value of a field, as the form takes it: trimmed, lines as text areas have them. */
const someAnswer = (name: RequestField) => {
  const { choices } = requestField(name);
  if (choices) return fc.constantFrom(...Object.keys(choices));
  if (name === 'email') return fc.constantFrom('', 'ada@example.com');
  return name === 'description'
    ? someText(400).map((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    : someText(60).map(oneLine);
};
const requests = fc
  .record(
    Object.fromEntries(REQUEST_FIELD_NAMES.map((name) => [name, someAnswer(name)])) as {
      [Field in RequestField]: fc.Arbitrary<EstimateRequest[Field]>;
    },
  )
  .filter(({ fullName, phone, description }) => fullName !== '' && phone + description !== '');

describe('a request as a message', () => {
  it('says each answer behind its label', () => {
    expect(writeRequest(REQUEST)).toBe(
      [
        'Full Name: Ada Maria Brook',
        'Email: ada@example.com',
        'Phone Number: 802.555.0120',
        'Service Needed: Painting & Finishing',
        'Timeline: Within 1 week',
        'Project Description:',
        'The porch ceiling peels.',
        '',
        '- north side',
        '- since spring',
        '(End of request)',
      ].join('\n'),
    );
  });

  it('reads back as it was written, whatever stands in it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(readRequest(writeRequest(request))).toEqual(request);
      }),
    );
  });

  it.each<[string, (message: string) => string]>([
    ['with the line ends of mail', (message) => message.replaceAll('\n', '\r\n')],
    ['below a greeting', (message) => `Hello,\nhere it is.\n\n${message}`],
    ['above a signature', (message) => `${message}\n\nSent from my phone\n-- \nAda`],
    ['quoted in a reply', (message) => `Ada wrote:\n${message.replaceAll(/^/gm, '> ')}`],
    ['quoted twice', (message) => message.replaceAll(/^/gm, '>> ')],
    ['with its end cut off', (message) => message.replace('\n(End of request)', '')],
    [
      'with a long line broken',
      (message) => message.replace('Painting & Finishing', 'Painting &\nFinishing'),
    ],
    ...['Add to CRM:', 'For us, Add to CRM:', 'Add to CRM (this link is for us):'].flatMap(
      (line): [string, (message: string) => string][] => [
        [
          `above "${line}" and the link`,
          (message) => `${message}\n\n${line}\nhttps://x.example/#a`,
        ],
        [
          `below "${line}" and the link`,
          (message) => `${line}\nhttps://x.example/#a\n\n${message}`,
        ],
      ],
    ),
    [
      'copied from Outlook',
      (message) =>
        message
          .replace('ada@example.com', 'ada@example.com<mailto:ada@example.com>')
          .replace('802.555.0120', '802.555.0120<tel:802.555.0120>'),
    ],
    ['with empty lines between', (message) => message.replace('\nEmail', '\n\nEmail')],
  ])('is read %s', (_how, change) => {
    const read = readRequest(change(writeRequest(REQUEST)));
    const cut = change(writeRequest(REQUEST)).includes('(End');
    expect(read).toMatchObject({
      ...REQUEST,
      description: cut ? REQUEST.description : read?.description,
    });
    expect(read?.description).toContain('since spring');
  });

  it('leaves open what is none of ours', () => {
    const message = 'Full Name: Ada\nPhone Number: 1\nService Needed: Spells\nTimeline: Never';
    expect(readRequest(message)).toMatchObject({ service: undefined, timeline: undefined });
  });

  it('cuts what is longer than the form allows', () => {
    const read = readRequest(
      `Full Name: ${'n'.repeat(900)}\nPhone Number: 1\nProject Description: ${'d'.repeat(9000)}`,
    );
    expect(read?.fullName).toHaveLength(200);
    expect(read?.description).toHaveLength(5000);
  });

  it.each(['', 'Hello, can you fix my door?', 'Email: ada@example.com', 'Full Name: Ada'])(
    'is not seen in %j',
    (text) => expect(readRequest(text)).toBeUndefined(),
  );
});

describe('a request within an address', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const fragment = writeFragment(request);
        expect(fragment).toMatch(/^#request=[\w-]+$/);
        expect(readFragment(fragment)).toEqual(request);
      }),
    );
  });

  it.each([
    '',
    '#request=',
    '#request=%%%',
    '#other=abc',
    `#request=${btoa('{"fullName":"x"}')}`,
    `#request=${btoa('["a","b","c","d","e",6]')}`,
    `#request=${'A'.repeat(50_000)}`,
    '#request=_____w',
  ])('is not seen in %.40s', (fragment) => expect(readFragment(fragment)).toBeUndefined());

  it.each(['>', ').', '%20', '%E2%80%8B', '?utm_source=mail', '&amp;x=1'])(
    'comes back with %s behind it',
    (behind) => {
      const fragment = writeFragment(REQUEST) + behind;
      expect(readFragment(fragment)).toEqual(REQUEST);
    },
  );

  it.each<[what: string, damage: (fragment: string) => string]>([
    ['a line’s end', (sent) => `${sent.slice(0, 60)}%0D%0A${sent.slice(60)}`],
    ['a space', (sent) => `${sent.slice(0, 60)} ${sent.slice(60)}`],
    [
      'the end of a line in quoted-printable',
      (sent) => `${sent.slice(0, 60)}=%0D%0A${sent.slice(60)}`,
    ],
    ['a space of no width', (sent) => `${sent.slice(0, 60)}%E2%80%8B${sent.slice(60)}`],
    ['percent signs', (sent) => `#${encodeURIComponent(sent.slice(1))}`],
    ['percent signs twice', (sent) => `#${encodeURIComponent(encodeURIComponent(sent.slice(1)))}`],
    ['its own sign twice', (sent) => `#${sent}`],
    ['a stroke behind it', (sent) => `${sent}/`],
    ['a dash behind it', (sent) => `${sent}-`],
    ['words behind it', (sent) => `${sent}%20Add%20to%20CRM`],
    ['a sign that is no text', (sent) => `${sent}%FF`],
  ])('comes back with %s', (_what, damage) => {
    const fragment = damage(writeFragment(REQUEST));
    expect(isRequestFragment(fragment)).toBe(true);
    expect(readFragment(fragment)).toEqual(REQUEST);
  });

  it('of an older build, with fewer fields, has the others empty', () => {
    const list = `#request=${btoa('["Ada","a@example.com","555","Other","soon"]')}`;
    expect(readFragment(list)).toEqual({
      ...Object.fromEntries(Object.keys(REQUEST).map((field) => [field, ''])),
      fullName: 'Ada',
      email: 'a@example.com',
      phone: '555',
      service: 'Other',
      timeline: 'soon',
    });
  });

  it('says that it is one', () => {
    expect(isRequestFragment(writeFragment(REQUEST))).toBe(true);
    expect(isRequestFragment('#estimate')).toBe(false);
  });
});
