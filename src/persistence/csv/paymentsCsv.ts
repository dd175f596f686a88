import Papa from 'papaparse';
import type { Payment } from '../../domain/payments/schema';
import { FORMULA } from './csvCells';

/** A payment with what the accountant asks for beside it. */
export interface BookedPayment extends Payment {
  /** The title of the job; empty for a lead without one, or a deleted job. */
  job: string;
  source: string;
}

const COLUMNS = ['Month', 'Day', 'Customer', 'Job', 'Sum', 'Way', 'Source'];

/** Returns payments as a CSV file, oldest first; cells that a spreadsheet would take for formulas are quoted. */
export function paymentsToCsv(payments: readonly BookedPayment[]): string {
  const rows = payments
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.createdDate.localeCompare(b.createdDate))
    .map(({ day, customerName, job, amountCents, way, source }) => [
      day.slice(0, 7),
      day,
      customerName,
      job,
      (amountCents / 100).toFixed(2),
      way,
      source,
    ]);
  return Papa.unparse({ fields: COLUMNS, data: rows }, { escapeFormulae: FORMULA });
}
