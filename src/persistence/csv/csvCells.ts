import { isValid } from 'date-fns';
import { addressOfField, HOUSE_OR_BOX } from '../../domain/leads/intake/addresses';
import { readCaller } from '../../domain/leads/intake/callerLine';
import { phonesOf } from '../../domain/shared/phoneNumbers';
import { parseIsoDateTime } from '../../lib/dates';
import { DAY_MS } from '../../lib/durations';
import { withoutEntities, withoutTags } from '../../lib/foreignMarkup';
import { centsOf, readDollars, type DecimalMark } from '../../lib/money';

/** Readers of cells as spreadsheets write them. */

/** Returns the decimal mark that a sum can only have, if any: `12,5`, `$2,000.00`, `1.000.000`. */
function surelyMark(sum: string): DecimalMark | undefined {
  const marks = sum.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (marks.length > 1 && new Set(marks).size === 1) return last === '.' ? ',' : '.';
  return marks.length > 1 || /[.,]\d{1,2}\D*$/.test(sum) ? last : undefined;
}

/** Returns the decimal mark of a column of sums, by those that can only have one; else the file's. */
export function decimalMarkOf(sums: readonly string[], usual: DecimalMark): DecimalMark {
  const sure = new Set(sums.map(surelyMark));
  const other = usual === '.' ? ',' : '.';
  return sure.has(other) && !sure.has(usual) ? other : usual;
}

/** Reads a sum in a list, in which `2.5k` is 2,500; undefined if the cell is not a sum. */
export function readSum(text: string, mark: DecimalMark): number | undefined {
  const whole = text.replace(/(\d) ?k$/i, '$1');
  const dollars = readDollars(whole, mark);
  return dollars === undefined || whole === text ? dollars : centsOf(dollars) * 10;
}

/** Whether a cell says something approximate in words, by a sign or as a range: `approx 500`, `~500`, `2-3k`; a day without its year, and what Excel leaves of a moment, `30:15.0`, too. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2}|\/ ?\p{L}|\p{L}\$|[~≈<>?*@&#€£]|\d ?\+| [–—-] |^\$?[\d,.]+k? ?[–—/-] ?\$?[\d,.]+k?$|^\d\d:\d\d\.\d$/iu.test(
    text,
  );

/** Reads yes or no; undefined if it is neither. */
export function readFlag(text: string): boolean | undefined {
  if (/^(?:yes|y|true|t|-?1|x|\[x\]|on|[✓✔☑✅]|active|checked)$/i.test(text)) return true;
  return /^(?:no|n|false|f|0|off|☐|\[ ?\]|inactive|unchecked)$/i.test(text) ? false : undefined;
}

/** Whether the month or the day stands first where both are numbers. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** Two numbers, the day and the month in either order, and the year. */
const DAY_AND_MONTH = /^(\d{1,2})([/.-])(\d{1,2})\2(?=\d{2,4}\b)/;

/** Returns the order of a column's dates, by those that can only have one; the month first otherwise. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const found = dates.flatMap((date) => {
    const [, first, separator, second] = DAY_AND_MONTH.exec(date) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), separator }];
  });
  // A cell with over 12 in both places is not a date, and does not settle the order of the others.
  const isDayFirst = found.some(({ first, second }) => first > 12 && second <= 12);
  const isMonthFirst = found.some(({ first, second }) => second > 12 && first <= 12);
  if (isDayFirst || isMonthFirst) return isMonthFirst ? 'monthFirst' : 'dayFirst';
  return found.some(({ separator }) => separator === '.') ? 'dayFirst' : 'monthFirst';
}

/** Whether a date can be read in both orders, as two days. */
export function isEitherOrder(date: string): boolean {
  const [, first, , second] = DAY_AND_MONTH.exec(date)?.map(Number) ?? [];
  return first !== second && Math.max(first ?? 13, second ?? 13) <= 12;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** What stands beside the parts of a date: the day of the week, `at`, and the end of `5th`. */
const NO_PART = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|at|the|of|st|nd|rd|th|t)$/;
/** A time behind a date, with its zone; a zone by name counts as the business's. */
const TIME =
  /(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?\s?(?:([ap])(?:\.?m|(?![a-z]))\.?)?\s?(?:(?:utc|gmt)?([+-](?:\d\d|(?<=(?:utc|gmt)[+-])\d)):?(\d\d)?|(utc|gmt|z))?/i;
/** An hour alone, `9 AM`, in the same parts. */
const HOUR = /\b(\d{1,2})()()\s?([ap])\.?m\b/i;
/** A day as a spreadsheet's number, within our years: they count from December 30, 1899. */
const SERIAL = /^([345]\d{4})(\.\d+)?$/;
/** A moment as programs keep it, in seconds and milliseconds: `1795185000.123`, `/Date(1795185000123)/`. */
const EPOCH = /^(?:\/Date\()?(1\d{9})\.?(\d{3})?(?:\d{3})?(?:[+-]\d{4})?(?:\)\/)?$/;
/** A moment without signs between its parts: `20261120T093000Z`. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?=Z?$)/;
/** A moment as Java writes it, its year behind the time: `Fri Nov 20 09:30:00 EST 2026`. */
const YEAR_LAST = /^((?:\w{3} )?\w{3} +\d{1,2}) (\d\d:.*) (\d{4})$/;

/** Returns the year, the month from 1 and the day of a date; undefined if the text is not a date. */
function partsOfDay(text: string, order: DateOrder): [number, number, number] | undefined {
  const words = text.toLowerCase().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1 $2 $3');
  const parts = (words.match(/[a-z]+|\d+/g) ?? []).filter((word) => !NO_PART.test(word));
  const months = parts.map((part) => MONTHS.indexOf(part.slice(0, 3)) + 1);
  const named = months.findIndex((month) => month > 0);
  const [a = 0, b = 0, c = 0] = parts.map((part, at) => months[at] || Number(part));
  if (parts.length !== 3) return undefined;
  if (parts[0]?.length === 4 && named !== 0) return [a, b, c];
  // Two digits from 77 on are of the last century.
  const year = parts[2]?.length === 2 ? c + (c > 76 ? 1900 : 2000) : c;
  const isDayFirst = named === -1 ? order === 'dayFirst' : named === 1;
  return isDayFirst ? [year, b, a] : [year, a, b];
}

/** Returns the timestamp of a cell; undefined if it is not a date, or no calendar has that day. */
export function readCsvDate(cell: string, order: DateOrder = 'monthFirst'): string | undefined {
  const text = cell.replace(YEAR_LAST, '$1 $3 $2');
  const exact = parseIsoDateTime(text.replace(BASIC, '$1-$2-$3T$4:$5:$6'));
  if (isValid(exact)) return exact.toISOString();
  const [, days, fraction = '0'] = SERIAL.exec(text) ?? [];
  if (days !== undefined) {
    // By the clock: a day of 23 hours has its noon at 0.5, too.
    const ofDay = Math.round(Number(fraction) * DAY_MS);
    return new Date(1899, 11, 30 + Number(days), 0, 0, 0, ofDay).toISOString();
  }
  const [, seconds, milliseconds = '000'] = EPOCH.exec(text) ?? [];
  if (seconds !== undefined) return new Date(Number(seconds + milliseconds)).toISOString();
  const found = TIME.exec(text) ?? HOUR.exec(text);
  // The time may stand first.
  const ofDay = found?.index === 0 ? text.slice(found[0].length) : text.slice(0, found?.index);
  const [year, month, day] = partsOfDay(ofDay.trim(), order) ?? [0, 0, 0];
  const [, hour = '0', minute = '0', second = '0', half, zone, zoneMinutes = '00', utc] =
    found ?? [];
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const parts = [year, month - 1, day, hours, Number(minute), Number(second)] as const;
  const utcDate = new Date(Date.UTC(...parts));
  const isDay = utcDate.getUTCMonth() === month - 1 && utcDate.getUTCDate() === day;
  if (year < 1971 || !isDay) return undefined;
  if (zone === undefined && utc === undefined) return new Date(...parts).toISOString();
  const offset = zone?.replace(/^.(?=.$)/, '$&0');
  const clock = utcDate.toISOString().replace('Z', offset ? `${offset}:${zoneMinutes}` : 'Z');
  return parseIsoDateTime(clock).toISOString();
}

/** Cells that a spreadsheet would take for a formula, and those that are quoted already, as some quote numbers. */
export const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]|^'+[(\d]/;

/** Returns a cell without the apostrophe by which a formula is quoted. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** What programs write for no value, which nobody types. */
const NO_VALUE = /^(?:nan|NaN|undefined|\\N|\(blank\)|<(?:NA|null)>|\[object Object\])$/;

/** The address of a page that Notion names: `Ada Roy (https://www.notion.so/Ada-Roy-1a2b?pvs=21)`. */
const NOTION_PAGE = / \((?:https:\/\/www\.notion\.so\/[^()]*|[^()]*%20[\da-f]{32}\.md)\)/g;

/**
 * Returns the text of a cell, also of a formula that only keeps its text from being read as a number, `="05452"`,
 * and of text that is escaped as in markup, or has its lines as there, without the pages of Notion that it names.
 */
export function cellText(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  const plain = text === undefined ? unquoted(cell.trim()) : text.replaceAll('""', '"').trim();
  return withoutTags(withoutEntities(plain.replace(NO_VALUE, ''))).replaceAll(NOTION_PAGE, '');
}

/**
 * Returns the digits that a spreadsheet took for a number, `8025550113.0`, `8,025,550,113` or `8.025550113E+09`, or that a list of
 * Facebook, QuickBooks or Monday marks, `p:+18025550113`, `Phone:(802) 555-0113`, `18025550113 - US`; other texts unchanged. Undefined where it has dropped some: `8.02555E+09`.
 */
export function withDigits(text: string): string | undefined {
  const [, first = '', others = '', power] = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i.exec(text) ?? [];
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)) return text.replaceAll(',', '');
  if (power === undefined)
    return text
      .replace(/^(\d+)(?:\.0+| - [A-Z]{2})$/, '$1')
      .replace(/^(?:[pz]|Phone): ?(?=[+(\d])/, '');
  return others.length === Number(power) ? first + others : undefined;
}

/** Reads a cell with a whole name, and what may stand beside it: a number, an address, and its job in QuickBooks, `Ada Roy:Porch`. */
export function readNameCell(text: string) {
  const [number, ...others] = phonesOf(text);
  const [, customer = text, job = ''] = /^([^:\d]+):(?! )(.+)$/.exec(text) ?? [];
  const alone = { fullName: customer, phone: '', note: job };
  const { fullName, phone, note = '' } = number ? readCaller(text) : alone;
  const facts = number ? text.replace(number.text, '\n') : text;
  const begin = facts.search(HOUSE_OR_BOX);
  const address = facts.slice(Math.max(0, begin));
  if (begin < 1 || others.length > 0 || addressOfField(address).address === undefined)
    return { fullName, phone, note, address: '' };
  const before = facts.slice(0, begin).trim();
  const named = { fullName: before.replace(/ ?[,(:–-]$/, ''), phone, note: '' };
  return { ...named, address: address.trim().replace(/^([^()]*)\)$/, '$1') };
}
