import type { ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { ColorSchemeSwitch, useNavItems } from '../../site/layout/Header';
import { MobileMenu } from '../../site/layout/MobileMenu';
import { BrandMark } from '../../ui/BrandMark';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import styles from './OwnerHeader.module.css';

/**
 * The shared header in the slim form of the owner's screens: a row that scrolls away; on a phone it
 * stays, and `tools` are in it.
 */
export function OwnerHeader({ tools }: { tools?: ReactNode }) {
  const items = useNavItems();
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.row}>
        <PageLink to={ADDRESSES.home} className={styles.brand}>
          <BrandMark size={30} />
          <span>{business.name}</span>
        </PageLink>
        <nav aria-label="Main" className={styles.nav}>
          {items.map(({ to, label, current }) => (
            <PageLink key={to} to={to} aria-current={current} className={styles.link}>
              {label}
            </PageLink>
          ))}
        </nav>
        <a className={styles.link} href={telHref(business.phone)}>
          <Icon name="phone" />
          <span className="visually-hidden">Call </span>
          {business.phone}
        </a>
        <ColorSchemeSwitch className={styles.link} />
        {tools}
        <MobileMenu items={items} />
      </div>
    </header>
  );
}
