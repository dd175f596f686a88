import { createContext, useContext, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminAddress } from '../app/addresses';

/** The two halves of the site are two routers; a link between them loads a page. */
export type SiteHalf = 'site' | 'admin';

/** Which half a component stands in. */
export const SiteHalfContext = createContext<SiteHalf>('site');

/** A link to an address of ours: routed within its half of the site, a page load to the other. */
export function PageLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const here = useContext(SiteHalfContext);
  const there: SiteHalf = isAdminAddress(to) ? 'admin' : 'site';
  return here === there ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
