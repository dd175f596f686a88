import { emailsIn } from '../../lib/emailsIn';
import { FAX_RANK, isOurPhone, phonesOf, rankedPhones, rankOfPhone } from '../shared/phoneNumbers';
import { isNobodys } from './mailHead';

/** What forms and people write behind a label: `Phone: 802-555-0199`. */

/** What labels name of a lead. */
export type LabelledField =
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'zipCode'
  | 'message';

/** The labels of each field, in small letters without signs; `other` are those of what a lead has no field for. */
const LABELS: Readonly<Record<LabelledField | 'other', string>> = {
  fullName:
    'name,full name,your name,contact name,contact,customer name,customer,client name,client',
  firstName: 'first name,first,given name',
  lastName: 'last name,last,surname,family name',
  email: 'email,e mail,email address,e mail address,your email,mail,contact email',
  phone:
    'phone,phone number,your phone,telephone,telephone number,tel,mobile,mobile phone,mobile number,cell,cell phone,cell number,home,home phone,work,work phone,office,daytime phone,contact number,best phone,best number,call,text,t,m,c,p,h,w,o,fax,fax number,f',
  address: 'address,street,street address,property address,job address,service address',
  city: 'city,town',
  zipCode: 'zip,zip code,zipcode,postal code',
  message:
    'message,your message,comment,comments,comments or questions,description,project description,details,project details,how can we help,how can we help you,question,questions,inquiry,request,what do you need',
  other:
    'subject,service,service needed,services,project type,date,time,state,company,website,page,url,ip,ip address,preferred contact,budget,timeline,submitted,form,source,notes',
};
const FIELD_OF = new Map(
  Object.entries(LABELS).flatMap(([field, labels]) =>
    labels.split(',').map((label) => [label, field as LabelledField | 'other'] as const),
  ),
);
/** The longest label with the signs around it, in UTF-16 units. */
const LONGEST_LABEL = 40;

interface LabelledLine {
  field: LabelledField | 'other';
  label: string;
  value: string;
}

/** What may stand around a label or a value: emphasis, and the lines of a table. */
const MARKS = new Set('*_|#•- \t\u00A0');

/** Returns a text without the marks around it. */
function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.has(text[start] ?? '')) start += 1;
  while (start < end && MARKS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** Reads a line whose label ends with a colon, the end of a table's cell or a `|`; undefined if it has none. */
function readLine(line = ''): LabelledLine | undefined {
  const text = withoutMarks(line);
  const end = text.slice(0, LONGEST_LABEL).search(/[:\t|]/);
  const label = (end === -1 ? text : text.slice(0, end)).toLowerCase();
  const field = FIELD_OF.get(label.replaceAll(/[^a-z]+/g, ' ').trim());
  // A table whose second cell is empty has lost its end.
  if (!field || (end === -1 && !/[:\t|]/.test(line))) return undefined;
  const value = end === -1 ? '' : withoutMarks(text.slice(end + 1).replace(/^[:*_\s]*/, ''));
  return { field, label, value };
}

/** Whether a value can be somebody's name. */
const isName = (value: string): boolean =>
  /^\P{N}+$/u.test(value) && !value.includes('@') && value.split(/\s+/).length <= MOST_NAMES;
const MOST_NAMES = 6;

/** Returns the part of a value that can be what its label says; empty if none can. */
function likely(field: LabelledField, value: string): string {
  if (field === 'fullName' || field === 'firstName' || field === 'lastName')
    return isName(value) ? value : '';
  if (field === 'email') return emailsIn(value).find((one) => !isNobodys(one)) ?? '';
  if (field !== 'phone') return value;
  return phonesOf(value).some((phone) => !isOurPhone(phone)) ? value : '';
}

/** Returns where the value of a label ends: at its line, at the next for one that stands below, or at the next label. */
function endOf({ field, value }: LabelledLine, lines: readonly string[], at: number): number {
  let end = at + 1;
  if (field === 'message') {
    while (end < lines.length && !readLine(lines[end]) && !/^-{2,}\s*$/.test(lines[end] ?? ''))
      end += 1;
  } else if (value === '' && end < lines.length && !readLine(lines[end])) end += 1;
  return end;
}

/** Returns the numbers of a line, or of several kinds the best: `O: 802-555-0110 | C: 802-555-0113`. */
function bestOf(label: string, value: string): { value: string; rank: number } {
  const ranked = rankedPhones(`${label}: ${value}`);
  const [best] = ranked;
  const isMixed =
    best &&
    phonesOf(value).some(({ number }) =>
      ranked.every((one) => one.number !== number || one.rank > best.rank),
    );
  return isMixed ? { value: best.text, rank: best.rank } : { value, rank: rankOfPhone(label) };
}

/** What the labelled lines of a text say, and its lines that no field took. */
export interface Labelled {
  fields: Partial<Record<LabelledField, string>>;
  rest: string[];
}

/**
 * Reads the labelled lines of a text. Of several values the first that is not empty counts, of phone numbers the
 * best, and a fax is none. A message goes on to the next label.
 */
export function readLabelled(lines: readonly string[]): Labelled {
  const fields: Labelled['fields'] = {};
  const rest: string[] = [];
  const phones: { value: string; rank: number; said: readonly string[] }[] = [];
  let end = 0;
  for (let at = 0; at < lines.length; at = end) {
    const read = readLine(lines[at]);
    end = read && read.field !== 'other' ? endOf(read, lines, at) : at + 1;
    const said = lines.slice(at, end);
    if (!read || read.field === 'other') rest.push(...said);
    else {
      const { field, label } = read;
      const value = likely(field, [read.value, ...said.slice(1)].join('\n').trim());
      if (field === 'phone' && value !== '') phones.push({ ...bestOf(label, value), said });
      else if (value !== '' && !fields[field]) fields[field] = value;
      else if (value !== fields[field]) rest.push(...said.filter((line) => !isEmpty(line)));
    }
  }
  const [best, ...others] = phones
    .filter(({ rank }) => rank < FAX_RANK)
    .toSorted((a, b) => a.rank - b.rank);
  if (best) fields.phone = best.value;
  return { fields, rest: [...rest, ...others.flatMap(({ said }) => said)] };
}

/** Whether a line is a label without a value. */
const isEmpty = (line: string): boolean => readLine(line)?.value === '';
