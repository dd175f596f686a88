import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { BookOnline } from '../booking/BookOnline';
import { CallLink } from '../parts/contactLinks';
import { connectMenu } from './connectMenu';
import button from '../../ui/button.module.css';
import styles from './MobileMenu.module.css';

interface MobileMenuProps {
  items: readonly { to: string; label: string; current: 'page' | 'true' | undefined }[];
}

/** The menu of small screens: navigation, call, Book Online. A `<details>`, which needs no scripts. */
export function MobileMenu({ items }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Before the router listens: a dialog that Back closes gives the focus to its button in the open menu.
  useLayoutEffect(() => {
    const connection = new AbortController();
    if (details.current) connectMenu(details.current, connection.signal);
    return () => connection.abort();
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
            <PageLink key={to} to={to} aria-current={current}>
              {label}
            </PageLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <CallLink />
          <BookOnline className={button.secondary} />
        </div>
      </div>
    </details>
  );
}
