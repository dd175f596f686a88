import { linesOf } from '../../domain/content/rules';
import { SectionHeading } from '../parts/SectionHeading';
import type { Copy } from '../copy/useCopy';
import styles from './Prices.module.css';
import page from './ServicesPage.module.css';

export const PRICES_ID = 'prices';

/** Returns a line's two parts, `Job: price`; the price is empty if the line has none. */
function jobAndPrice(line: string): [job: string, price: string] {
  const colon = line.lastIndexOf(':');
  return colon === -1 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** What usual jobs cost, and the smallest visit, in the owner's words: one job a line. */
export function Prices({ copy }: { copy: Copy }) {
  return (
    <section className={`wrap ${page.section}`}>
      <SectionHeading
        id={PRICES_ID}
        title={copy.title('smallest-visit')}
        subtitle={copy.content('smallest-visit')}
      />
      <h3 className={styles.title}>{copy.title('prices')}</h3>
      <ul className={styles.prices}>
        {linesOf(copy.content('prices')).map((line) => {
          const [job, price] = jobAndPrice(line);
          return (
            <li key={line}>
              <span>{job}</span> <strong>{price}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
