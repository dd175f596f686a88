import type { ReactNode } from 'react';

interface OutsideLinkProps {
  /** The address of another site; empty until the owner fills it in. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site; without an address it is shown but leads nowhere (`decisions.md`). */
export function OutsideLink({ to, className, children }: OutsideLinkProps) {
  const target =
    to === ''
      ? { role: 'link', 'aria-disabled': true }
      : { href: to, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} {...target}>
      {children}
    </a>
  );
}
