import type { ReactNode } from 'react';

interface OutsideLinkProps {
  /** An address elsewhere; empty until the owner has filled one in. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site; with no address yet it is shown and goes nowhere (`decisions.md`). */
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
