import { business } from '../../business';
import { formatDollars } from '../../lib/money';
import { telHref } from '../../lib/phones';
import { carePackages, packagesIntro, PLANS_ID } from '../copy/services';
import { SectionHeading } from '../parts/SectionHeading';
import button from '../../ui/button.module.css';
import styles from './Packages.module.css';

/** The three maintenance packages. Choose calls the second number. */
export const Packages = () => (
  <section className={styles.band}>
    <div className="wrap">
      <SectionHeading id={PLANS_ID} title={packagesIntro.title} subtitle={packagesIntro.text} />
      <ul className={styles.packages}>
        {carePackages.map(({ id, title, price, description, features, popular }, index) => (
          <li key={id} className={popular ? styles.popular : undefined}>
            {popular && <p className={styles.flag}>Most popular</p>}
            <h3>{title}</h3>
            <p className={styles.price}>
              <strong>{formatDollars(price)}</strong> a month{' '}
              {/* To who hears it, the list is counted anyway. */}
              <span className={styles.position} aria-hidden="true">
                {index + 1} of {carePackages.length}
              </span>
            </p>
            <p>{description}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a
              className={popular ? button.primary : button.secondary}
              href={telHref(business.secondPhone)}
            >
              Choose <span className="visually-hidden">{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Choose calls us at <a href={telHref(business.secondPhone)}>{business.secondPhone}</a> to set
        up the plan with you.
      </p>
    </div>
  </section>
);
