import Papa from 'papaparse';
import { decodeText } from '../../lib/decodeText';

/** Address books in LDIF (RFC 2849), as Thunderbird and SOGo export them, read as tables. */

/** How an address book begins, and a value with its attribute; behind two colons it is in base64. */
const BEGIN = /^(?:version: 1\s+)?dn::? /i;
const VALUE = /^([a-z]+)(?:;[^:]+)?:(:?) *(.*)$/i;

/** The headings of attributes whose names alone do not say what they are. */
const HEADINGS: Readonly<Record<string, string>> = {
  sn: 'Last Name',
  facsimileTelephoneNumber: 'Fax',
  o: 'Company',
  l: 'City',
  mozillaHomeLocalityName: 'Home City',
  description: 'Notes',
};
/** Attributes of the directory, and not of the person. */
const OF_DIRECTORY = /^(?:dn|objectclass|modifytimestamp)$/i;

/** Returns an entry as the cells of a row, by their headings. */
const cellsOf = (entry: string): Record<string, string> =>
  Object.fromEntries(
    entry.split('\n').flatMap((line): [string, string][] => {
      const [, name = '', isBase64, value = ''] = VALUE.exec(line) ?? [];
      if (name === '' || OF_DIRECTORY.test(name)) return [];
      const bytes = (): Uint8Array =>
        Uint8Array.from(atob(value), (unit) => unit.codePointAt(0) ?? 0);
      return [
        [HEADINGS[name] ?? name.replace('mozilla', ''), isBase64 ? decodeText(bytes()) : value],
      ];
    }),
  );

/** Returns an address book in LDIF as a CSV file; any other text unchanged. */
export function withoutLdif(text: string): string {
  if (!BEGIN.test(text)) return text;
  // A line that begins with a space continues the one before.
  const whole = text.replaceAll(/\r\n?/g, '\n').replaceAll('\n ', '');
  const data = whole.split(/\n{2,}/).map(cellsOf);
  return Papa.unparse({ fields: [...new Set(data.flatMap(Object.keys))], data });
}
