import type { ReactNode } from 'react';
import styles from './OutsideLink.module.css';

interface OutsideLinkProps {
  /** The address of another site; empty until the owner fills it in. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site; without an address it is shown as not yet available. */
export function OutsideLink({ to, className, children }: OutsideLinkProps) {
  const target =
    to === ''
      ? {
          className: `${className ?? ''} ${styles.unavailable}`,
          role: 'link',
          'aria-disabled': true,
        }
      : { className, href: to, target: '_blank', rel: 'noopener noreferrer' };
  return <a {...target}>{children}</a>;
}
