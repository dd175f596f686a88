import { NAV_ITEMS, ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { BrandMark } from '../../ui/BrandMark';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import { PageLink } from '../../ui/PageLink';
import { ContactLines } from '../parts/contactLinks';
import { HoursList } from '../parts/HoursList';
import styles from './Footer.module.css';

const ABOUT_LABEL = 'About Us';

const lastLine = (
  <div className={`wrap ${styles.lastLine}`}>
    <p>&copy; {business.copyright}</p>
    <PageLink to={ADDRESSES.accessibility}>Accessibility</PageLink>
    <PageLink to={ADDRESSES.privacy}>Privacy</PageLink>
  </div>
);

/**
 * The footer: blurb, quick links, contact, hours, Facebook and, beside the copyright line, the
 * statements. On the owner's screens all other parts are folded below that line.
 */
export const Footer = ({ isFolded = false }: { isFolded?: boolean }) => (
  <footer className={isFolded ? `${styles.footer} ${styles.isFolded}` : styles.footer}>
    <Ridge />
    <div className={styles.ground}>
      {isFolded ? (
        <>
          {lastLine}
          <details className={`wrap ${styles.folded}`}>
            <summary>Links, contact and hours</summary>
            <Columns />
          </details>
        </>
      ) : (
        <>
          <Columns />
          {lastLine}
        </>
      )}
    </div>
  </footer>
);

const Columns = () => (
  <div className={`wrap ${styles.columns}`}>
    <section className={styles.blurb}>
      <p className={styles.brand}>
        <BrandMark />
        {business.name}
      </p>
      <p>
        {business.tagline}. {business.blurb}
      </p>
      <OutsideLink to={business.social.facebook} className={styles.social}>
        Follow us on Facebook
      </OutsideLink>
    </section>
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">Quick Links</h2>
      <ul className={styles.links}>
        {NAV_ITEMS.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{to === ADDRESSES.about ? ABOUT_LABEL : label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">Contact</h2>
      <ContactLines className={styles.contact}>
        <li>
          <Icon name="pin" />
          <span>{business.serviceArea}</span>
        </li>
      </ContactLines>
    </section>
    <section aria-labelledby="footer-hours">
      <h2 id="footer-hours">Business Hours</h2>
      <HoursList />
    </section>
  </div>
);

/** Two rows of hills that end a section, in the color of the next one. */
const Ridge = () => (
  <svg className={styles.ridge} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
    <path
      className={styles.far}
      d="M0 62 118 34l86 20 128-46 92 38 74-16 120 34 132-50 96 32 88-22 150 42 110-36 96 26 150-20v54H0z"
    />
    <path d="M0 78l140-22 110 16 168-32 126 30 108-14 150 24 172-36 128 28 118-16 220 24v10H0z" />
  </svg>
);
