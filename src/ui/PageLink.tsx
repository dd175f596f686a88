import { createContext, useContext, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminAddress } from '../app/addresses';

/** The public app and the admin app have separate routers; a link between them loads a page. */
export type AppName = 'site' | 'admin';

/** The app that a component is rendered in. */
export const CurrentAppContext = createContext<AppName>('site');

/** A link to an address of this site: routed within the same app, a page load into the other. */
export function PageLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const here = useContext(CurrentAppContext);
  const there: AppName = isAdminAddress(to) ? 'admin' : 'site';
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
