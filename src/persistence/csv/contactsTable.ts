import { readContacts } from '../../domain/leads/contact';
import { CSV_COLUMNS, type CsvField } from './csvColumns';
import { MAX_ROWS, type CsvTable } from './leadsCsv';

/** What a contact says of a lead, in the order of the columns. */
const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'zipCode',
  'notes',
] as const satisfies CsvField[];

/** Returns the contacts of a file (`.vcf`) as the rows of a file of leads; the problem if there are too many. */
export function tableOfContacts(text: string): CsvTable | { problem: string } {
  const contacts = readContacts(text);
  if (contacts.length > MAX_ROWS)
    return { problem: `The file has more than ${MAX_ROWS} contacts.` };
  const rows = contacts.map(({ names, place, note: notes, ...reach }, index) => {
    const fields: Partial<Record<CsvField, string>> = { ...names, ...place, ...reach, notes };
    return { row: index + 1, cells: FIELDS.map((field) => fields[field] ?? '') };
  });
  return { columns: FIELDS.map((field) => CSV_COLUMNS[field]), rows, decimalMark: '.' };
}
