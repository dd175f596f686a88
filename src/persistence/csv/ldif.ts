import Papa from 'papaparse';
import { decodeBase64 } from '../../lib/decodeText';

/** Address books in LDIF (RFC 2849), as Thunderbird and SOGo export them, read as tables. */

/** How an address book begins, and a value with its attribute; behind two colons it is in base64. */
const BEGIN = /^(?:version: 1\s+)?dn::? /i;
const VALUE = /^([a-z]+)(?:;[^:]+)?:(:?)(.*)$/i;
/** The headings of attributes that are called otherwise in tables. */
const HEADINGS: Readonly<Record<string, string>> = {
  sn: 'Last Name',
  o: 'Company',
  l: 'City',
  facsimileTelephoneNumber: 'Fax',
};

/** Returns an entry as the cells of a row, by their headings. */
const cellsOf = (entry: string): Record<string, string> =>
  Object.fromEntries(
    entry.split('\n').flatMap((line): [string, string][] => {
      const [, name, isBase64, value = ''] = VALUE.exec(line) ?? [];
      const heading = name && (HEADINGS[name] ?? name.replace('mozilla', ''));
      return heading ? [[heading, isBase64 ? decodeBase64(value.trim()) : value.trim()]] : [];
    }),
  );

/** Returns an address book in LDIF as a CSV file; any other text unchanged. */
export function withoutLdif(text: string): string {
  if (!BEGIN.test(text)) return text;
  // A line that begins with a space continues the one before.
  const whole = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n |^version: 1\s+/g, '');
  const data = whole.split(/\n{2,}/).map(cellsOf);
  return Papa.unparse({ fields: [...new Set(data.flatMap(Object.keys))], data });
}
