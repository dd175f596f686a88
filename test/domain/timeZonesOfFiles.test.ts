import { describe, expect, it } from 'vitest';
import type * as Rules from '../../src/domain/leads/rules';
import type { Lead } from '../../src/domain/leads/schema';
import type * as Dates from '../../src/lib/dates';
import type * as Backups from '../../src/persistence/backup/backup';
import type * as Tables from '../../src/persistence/csv/csvTable';
import type * as Csv from '../../src/persistence/csv/leadsCsv';
import { inZone, partsOf, sampledDays, wall, ZONES } from '../support/calendar';
import { aLead } from '../support/entities';

/**
 * The dates of imported leads in ten time zones: however a day is written in the file, the owner
 * sees that day, and it survives export and import.
 */

/** The notations of a day in files: alone, with a time, American. */
const WAYS: [name: string, write: (day: string) => string][] = [
  ['2026-11-20', (day) => day],
  ['2026-11-20T23:30', (day) => `${day}T23:30`],
  ['11/20/2026', (day) => americanDay(day)],
];

/** Formats a day as `11/20/2026`, as American spreadsheets write it. */
function americanDay(day: string): string {
  const [year, month, date] = partsOf(day);
  return `${month + 1}/${date}/${year}`;
}

describe.each(ZONES)('dates from files in %s', (zone) => {
  let dates: typeof Dates;
  let rules: typeof Rules;
  let tables: typeof Tables;
  let csv: typeof Csv;
  let backups: typeof Backups;
  let days: string[];

  inZone(zone, async () => {
    dates = await import('../../src/lib/dates');
    rules = await import('../../src/domain/leads/rules');
    tables = await import('../../src/persistence/csv/csvTable');
    csv = await import('../../src/persistence/csv/leadsCsv');
    backups = await import('../../src/persistence/backup/backup');
    days = sampledDays();
  });

  const readCsv = (text: string): Partial<Lead>[] => {
    const table = tables.parseCsv(text);
    if ('problem' in table) throw new Error(table.problem);
    return csv
      .readCsvRows(table, csv.guessMapping(table), [])
      .map((row) => ('lead' in row ? row.lead : {}));
  };
  /** Returns the local day of a timestamp. */
  const shownDay = (moment: string): string => dates.localDay(dates.parseIsoDateTime(moment));
  /** Returns the rows whose dates are not shown as the day in the file. */
  const slipped = (leads: readonly Partial<Lead>[]): string[] =>
    leads.flatMap(({ createdDate = '', nextFollowUpDate = '' }, index) => {
      const day = days[index];
      const shown = [createdDate, nextFollowUpDate].map(shownDay);
      return shown.every((one) => one === day) ? [] : [`${day} is shown as ${shown.join(', ')}`];
    });

  it.each(WAYS)('a CSV file that says %s keeps the day, there and back', (_name, write) => {
    const rows = days.map((day) => `Ada,802-555-0120,${write(day)},${write(day)}`);
    const leads = readCsv(['First Name,Phone,Created,Next Follow-up', ...rows].join('\n'));
    expect(leads).toHaveLength(days.length);
    expect(slipped(leads)).toEqual([]);
    const again = readCsv(csv.leadsToCsv(leads.map((lead) => aLead(lead))));
    expect(again.map((one) => one.createdDate)).toEqual(leads.map((one) => one.createdDate));
    expect(slipped(again)).toEqual([]);
  });

  it('a backup whose dates have no time of day keeps the day', async () => {
    const leads = days.map((day, index) =>
      aLead({ id: `${index}-a`, createdDate: day, nextFollowUpDate: day }),
    );
    const frame = {
      format: 'maple-ridge-backup',
      version: 1,
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    const { backup, problems } = await backups.openBackup(
      new Blob([JSON.stringify({ ...frame, entries: { leads }, pictures: {} })]),
    );
    expect(problems).toEqual([]);
    const read = (backup?.entries.find(({ entry }) => entry === 'leads')?.entities ?? []) as Lead[];
    expect(read).toHaveLength(days.length);
    expect(slipped(read)).toEqual([]);
    for (const [index, day] of days.entries()) {
      const lead = read[index] ?? aLead();
      expect(rules.isFollowUpDue(lead, wall(day, 23, 59))).toBe(true);
      expect(rules.isFollowUpDue(lead, new Date(wall(day, 0).getTime() - 1))).toBe(false);
      expect(dates.localDateTime(lead.nextFollowUpDate ?? '').slice(0, 10)).toBe(day);
    }
  });

  it('a day that is not in the calendar is refused', () => {
    const read = (day: string) => readCsv(`First Name,Phone,Created\nAda,802-555-0120,${day}`)[0];
    expect([read('2026-02-30'), read('2/30/2026')]).toEqual([{}, {}]);
    expect(shownDay(read('2/28/2026')?.createdDate ?? '')).toBe('2026-02-28');
  });
});
