import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkRequest, EMPTY_REQUEST } from '../../../src/site/contact/estimateForm';
import {
  formDay,
  formEmail,
  formPhone,
  formText,
  requiredFormText,
  typedDate,
} from '../../../src/ui/form/fieldSchemas';

/** What the owner's fields make of a text; undefined where they refuse it. */
const read = (schema: v.GenericSchema<string, string>, text: string): string | undefined => {
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
};

const REQUEST = {
  ...EMPTY_REQUEST,
  fullName: 'Ada Roy',
  phone: '802-555-0113',
  service: 'General Repairs',
  description: 'A porch',
};
/** What the form of the contact page makes of the values of some fields. */
const asked = (values: Partial<typeof REQUEST>) => {
  const checked = checkRequest({ ...REQUEST, ...values });
  return 'request' in checked ? checked.request : undefined;
};

describe('an e-mail address as it is pasted', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' ada@example.com\n', 'ada@example.com'],
    ['\u200bada@example.com', 'ada@example.com'],
    ['ada@example.com\u200b\ufeff', 'ada@example.com'],
    ['\u202aada@exam\u00adple.com\u202c', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO: ada@example.com', 'ada@example.com'],
    ['Ada Roy <ada@example.com>', 'ada@example.com'],
    ['"Roy, Ada" <ada@example.com>,', 'ada@example.com'],
    ['<mailto:ada@example.com>', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada@example.com;', 'ada@example.com'],
    ["o'neil+a@example.com", "o'neil+a@example.com"],
    ['', ''],
  ])('%j is read as %j', (typed, email) => {
    expect(read(formEmail, typed)).toBe(email);
    expect(asked({ email: typed })?.email).toBe(email);
  });

  it.each([
    'ada',
    'a b@example.com',
    'ada@example.com, ben@example.com',
    'ada@example.com ben@example.com',
    'Ada <ada@example.com> or Ben <ben@example.com>',
    'ada@example',
    '<>',
    'mailto:',
  ])('%j is refused', (typed) => {
    expect(read(formEmail, typed)).toBeUndefined();
    expect(asked({ email: typed })).toBeUndefined();
  });
});

describe('a text as it is pasted', () => {
  it.each([
    ['\u202a(802) 555-0113\u202c', '(802) 555-0113'],
    ['802\u00ad555\u2060-0113\u200e', '802555-0113'],
  ])('with unseen signs, %j, is the phone number %j', (typed, phone) => {
    expect(read(formPhone, typed)).toBe(phone);
    expect(asked({ phone: typed })?.phone).toBe(phone);
  });

  it('has none of those signs in any field, and its smileys whole', () => {
    expect(read(formText(), 'Ada\u200b Roy\ufeff 👩‍🔧')).toBe('Ada Roy 👩‍🔧');
    expect(asked({ fullName: '\u2068Ada\u2069 Roy', town: 'Barre\u200b' })).toMatchObject({
      fullName: 'Ada Roy',
      town: 'Barre',
    });
  });

  it('that has nothing else is missing', () => {
    expect(read(requiredFormText('Enter a name'), '\u200b\ufeff')).toBeUndefined();
    expect(asked({ fullName: '\u200b' })).toBeUndefined();
  });
});

describe('a day as it is typed', () => {
  it.each([
    ['0026-11-24', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['', ''],
  ])('%j is read as %j', (typed, day) => expect(read(formDay, typed)).toBe(day));

  it.each(['0026-02-30', '202611-01-01', '26-11-24'])('%j is refused', (typed) =>
    expect(read(formDay, typed)).toBeUndefined(),
  );

  it('has its century with a time too', () =>
    expect(read(typedDate, '0026-11-24T09:30')).toBe('2026-11-24T09:30'));
});
