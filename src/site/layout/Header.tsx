import { useLocation } from 'react-router-dom';
import { ADDRESSES, NAV_ITEMS } from '../../app/addresses';
import { switchAttributes, toggleScheme } from '../../app/theme/shownScheme';
import { useColorScheme } from '../../app/theme/useColorScheme';
import { business } from '../../business';
import { withoutEndSlash } from '../../lib/paths';
import { telHref } from '../../lib/phones';
import { BrandMark } from '../../ui/BrandMark';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { clockTime } from '../openNow/openNow';
import { OpenNow } from '../openNow/OpenNow';
import { MobileMenu } from './MobileMenu';
import styles from './Header.module.css';

const HOURS = business.hours
  .map(({ days, opens, closes }) => `${days} ${clockTime(opens)}-${clockTime(closes)}`)
  .join(', ');

/** Returns an item's `aria-current`: `page` for the page itself, `true` inside its part of the site. */
function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  const here = withoutEndSlash(pathname);
  if (here === to) return 'page';
  return to !== ADDRESSES.home && here.startsWith(`${to}/`) ? 'true' : undefined;
}

/** Returns the navigation's items, and which of them is the current page. */
export function useNavItems() {
  const { pathname } = useLocation();
  return NAV_ITEMS.map((item) => ({ ...item, current: currentFor(item.to, pathname) }));
}

/** The switch between light and dark. */
export function ColorSchemeSwitch({ className }: { className: string | undefined }) {
  const scheme = useColorScheme();
  return (
    <button
      type="button"
      className={className}
      aria-label="Dark colors"
      data-color-scheme=""
      {...switchAttributes(scheme)}
      onClick={toggleScheme}
    >
      <Icon name="contrast" size={22} />
    </button>
  );
}

/**
 * The sticky header: navigation with the active route highlighted, tap-to-call, light
 * and dark; on small screens a menu with the navigation and Book Online. The line above it, with the
 * area and whether anybody is there, scrolls away.
 */
export function Header() {
  const items = useNavItems();
  return (
    <header className={styles.header}>
      <p className={styles.line}>
        <span className="wrap">
          <span className={styles.area}>Serving {business.serviceArea}</span>
          <span>
            <OpenNow hours={HOURS} />
            <a className={styles.emergency} href={telHref(business.phone)}>
              Emergencies: call
            </a>
          </span>
        </span>
      </p>
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <PageLink to={ADDRESSES.home} className={styles.brand}>
            <BrandMark />
            <span>{business.name}</span>
          </PageLink>
          <nav aria-label="Main" className={styles.nav}>
            {items.map(({ to, label, current }) => (
              <PageLink key={to} to={to} aria-current={current}>
                {label}
              </PageLink>
            ))}
          </nav>
          <a className={styles.call} href={telHref(business.phone)}>
            <Icon name="phone" />
            <span className={styles.callWord}>Call </span>
            <span className={styles.number}>{business.phone}</span>
          </a>
          <ColorSchemeSwitch className={styles.icon} />
          <MobileMenu items={items} />
        </div>
      </div>
    </header>
  );
}
