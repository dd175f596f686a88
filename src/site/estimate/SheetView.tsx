import { business } from '../../business';
import {
  depositOf,
  estimateTotals,
  lineCents,
  lineText,
  sumsAboveTotal,
} from '../../domain/estimates/rules';
import { balanceCents, type Sheet } from '../../domain/estimates/sheet';
import { formatDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { BrandMark } from '../../ui/BrandMark';
import { EmailLink, PhoneLink } from '../parts/contactLinks';
import styles from './SheetPage.module.css';

/** The name of a sheet: `Estimate 2026-001`. */
export const sheetTitle = ({ kind, number }: Pick<Sheet, 'kind' | 'number'>): string =>
  `${kind === 'estimate' ? 'Estimate' : 'Invoice'} ${number}`;

const sumsOf = (sheet: Sheet): (readonly [label: string, sum: string])[] => [
  ...sumsAboveTotal(sheet),
  ['Total', formatCents(estimateTotals(sheet).totalCents)],
  ...(sheet.kind === 'invoice'
    ? ([
        ['Paid', formatCents(sheet.paidCents)],
        ['Balance', formatCents(balanceCents(sheet))],
      ] as const)
    : depositOf(sheet)),
];

/** Returns how the sums of a sheet are written: all with cents, below each other, where one has any. */
function sumWriter(sheet: Sheet): (sum: string) => string {
  const sums = [
    ...sheet.lines.map(lineCents).map(formatCents),
    ...sumsOf(sheet).map(([, sum]) => sum),
  ];
  const hasCents = sums.some((sum) => sum.includes('.'));
  return (sum) => (hasCents && !sum.includes('.') ? `${sum}.00` : sum);
}

interface SheetViewProps {
  sheet: Sheet;
  /** The element of its name: no heading where the screen has that already. */
  Title?: 'h1' | 'p';
}

/** An estimate or invoice as its customer reads it, on a phone and on paper. */
export function SheetView({ sheet, Title = 'h1' }: SheetViewProps) {
  const { kind, customerName, title, day, validUntil, lines, notes } = sheet;
  const written = sumWriter(sheet);
  const mainSum = kind === 'estimate' ? 'Total' : 'Balance';
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <address>
          <p className={styles.brand}>
            <BrandMark /> {business.name}
          </p>
          <PhoneLink />
          <br />
          <EmailLink />
          <br />
          {business.serviceArea}
        </address>
        <div>
          <Title className={styles.title}>{sheetTitle(sheet)}</Title>
          <p>{formatDay(day)}</p>
          {validUntil !== '' && <p>Valid until {formatDay(validUntil)}</p>}
        </div>
      </div>
      <p>
        <span className={styles.faint}>For</span>
        <br />
        <strong>{customerName}</strong>
        <br />
        {title}
      </p>
      <table>
        <caption className="visually-hidden">Lines</caption>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have nothing else, and never move
            <tr key={index}>
              <td>
                {line.description}
                {(line.quantity !== 1 || line.unit !== '') && (
                  <div className={styles.faint}>
                    {lineText({ ...line, description: '' })} × {formatCents(line.unitPriceCents)}
                  </div>
                )}
              </td>
              <td>{written(formatCents(lineCents(line)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {sumsOf(sheet).map(([label, sum]) => (
          <div key={label} className={label === mainSum ? styles.total : undefined}>
            <dt>{label}</dt>
            <dd>{written(sum)}</dd>
          </div>
        ))}
      </dl>
      {notes !== '' && <p className={styles.notes}>{notes}</p>}
      {kind === 'estimate' && <p className={styles.faint}>{business.estimateTerms}</p>}
      {kind === 'estimate' && <p className={`print-only ${styles.signature}`}>Accepted by, date</p>}
    </article>
  );
}
