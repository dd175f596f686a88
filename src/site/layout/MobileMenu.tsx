import { useEffect, useRef } from 'react';
import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { BookOnline } from '../booking/BookOnline';
import styles from './MobileMenu.module.css';

interface MobileMenuProps {
  items: readonly { to: string; label: string; current: 'page' | 'true' | undefined }[];
}

/**
 * The collapsible menu of small screens (section 2): navigation, call, Book Online. A `<details>`
 * element, which opens without scripts. Closes when a link is chosen, on Escape, on a press
 * outside, and when the focus leaves it.
 */
export function MobileMenu({ items }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  const close = (): void => {
    if (details.current) details.current.open = false;
  };

  // Always registered: the menu may have been opened before hydration.
  useEffect(() => {
    // A press outside, or the focus there, which the panel would cover (WCAG 2.4.11).
    const closeIfOutside = ({ target }: Event): void => {
      const element = details.current;
      if (element?.open && target instanceof Node && !element.contains(target)) {
        element.open = false;
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      // Escape closes an open dialog first.
      if (key !== 'Escape' || !details.current?.open || document.querySelector('dialog[open]')) {
        return;
      }
      details.current.querySelector('summary')?.focus();
      details.current.open = false;
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, []);

  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.toggle}>
        <span className={styles.opens}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.closes}>
          <Icon name="close" size={24} />
        </span>
        <span className="visually-hidden">Menu</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label="Menu">
          {items.map(({ to, label, current }) => (
            <PageLink key={to} to={to} aria-current={current} onClick={close}>
              {label}
            </PageLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <a className={button.primary} href={telHref(business.phone)} onClick={close}>
            <Icon name="phone" />
            <span>
              Call <span className="phone">{business.phone}</span>
            </span>
          </a>
          <BookOnline className={button.secondary} />
        </div>
      </div>
    </details>
  );
}
