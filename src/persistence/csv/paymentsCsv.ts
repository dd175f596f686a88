import Papa from 'papaparse';
import { FORMULA } from './csvCells';

/** A payment as its row says it. */
export interface PaymentRow {
  day: string;
  customerName: string;
  job: string;
  amountCents: number;
  way: string;
  leadSource: string;
}

/** Returns payments as a CSV file for the accountant, in dollars; cells like formulas are quoted. */
export const paymentsToCsv = (rows: readonly PaymentRow[]): string =>
  Papa.unparse(
    {
      fields: ['Day', 'Customer', 'Job', 'Sum', 'Way', 'Source'],
      data: rows.map(({ day, customerName, job, amountCents, way, leadSource }) => [
        day,
        customerName,
        job,
        (amountCents / 100).toFixed(2),
        way,
        leadSource,
      ]),
    },
    { escapeFormulae: FORMULA },
  );
