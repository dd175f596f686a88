import { describe, expect, it } from 'vitest';
import { callerIn } from '../../../../src/admin/shared/quickAdd/callerIn';

const card = (...lines: string[]): string =>
  ['BEGIN:VCARD', ...lines, 'END:VCARD', 'BEGIN:VCARD', 'FN:Next', 'END:VCARD', ''].join('\r\n');

describe('a shared contact', () => {
  it.each([
    [
      'Android, 2.1, with letters beyond English and a picture',
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C=6C=65=72;=4A=6F=65;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=6F=65=20=4D=C3=BC=',
        '=6C=6C=65=72',
        'TEL;CELL:802-555-0142',
        'TEL;HOME;PREF:802-555-0143',
        'EMAIL;HOME:joe@example.com',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ',
        ' AAAQABAAD==',
        '',
      ),
      { fullName: 'Joe Müller', phone: '802-555-0142', email: 'joe@example.com' },
    ],
    [
      'iOS, 3.0, with a group and a folded line',
      card(
        'VERSION:3.0',
        'N:Miller;Joe;;;',
        'FN:Joe',
        '  Miller\\, Sr.',
        'item1.TEL;type=pref:(802) 555-0142',
        'item1.X-ABLabel:_$!<Mobile>!$_',
      ),
      { fullName: 'Joe Miller', phone: '(802) 555-0142', email: '' },
    ],
    [
      '4.0, whose numbers are addresses',
      card('VERSION:4.0', 'N:Miller;Joe;;;', 'TEL;VALUE=uri;TYPE=cell:tel:+1-802-555-0142'),
      { fullName: 'Joe Miller', phone: '+1-802-555-0142', email: '' },
    ],
    [
      'a firm, cut off at the end',
      'BEGIN:VCARD\nVERSION:3.0\nORG:Essex Lumber\\; Hardware;Office\nTEL:802 555 0150\nPHOTO:AAA',
      { fullName: 'Essex Lumber; Hardware', phone: '802 555 0150', email: '' },
    ],
    [
      'an odd one, whose encoding is not the one it says',
      card('VERSION:2.1', 'FN;ENCODING=QUOTED-PRINTABLE:Jo=E9', 'TEL:802 555 0150'),
      { fullName: 'Joé', phone: '802 555 0150', email: '' },
    ],
  ])('%s', (_which, text, caller) => expect(callerIn(text)).toMatchObject(caller));

  it('that is one of several is for the form, which asks', () => {
    const ben = card('N:Stone;Ben', 'TEL:802-555-0144');
    expect(callerIn(card('N:Roy;Ada', 'TEL:802-555-0143') + ben)).toBeUndefined();
  });
});

describe('a shared text', () => {
  it('of a name and a number is a caller', () => {
    const kim = { fullName: 'Kim Perry', phone: '802-555-0199', email: '' };
    expect(callerIn(' Kim Perry 802-555-0199\n')).toEqual(kim);
    expect(callerIn('Kim Perry\n802-555-0199')).toEqual(kim);
    expect(callerIn('802-555-0199')).toEqual({ ...kim, fullName: '' });
  });

  it.each([
    'Please call me at 802-555-0199',
    'This is Kim Perry. Could you look at our porch? 802-555-0199',
    'Kim Perry\n802-555-0199 about the porch',
    'Kim Perry',
    'https://maps.example/place',
  ])('that says more or less is a message: %s', (text) => expect(callerIn(text)).toBeUndefined());
});
