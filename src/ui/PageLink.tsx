import { createContext, useContext, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminAddress } from '../lib/paths';

/** The public app and the admin app have separate routers; a link between them loads a page. */
export type AppName = 'site' | 'admin';

/** The app that a component is rendered in. */
export const CurrentAppContext = createContext<AppName>('site');

interface PageLinkProps extends ComponentProps<'a'> {
  to: string;
  /** History state, for a link within the same app. */
  state?: object;
  /** Whether it takes the place of the entry in the history, within the same app. */
  replace?: boolean;
}

/** A link to an address of this site: routed within the same app, a page load into the other. */
export function PageLink({ to, state, replace = false, children, ...rest }: PageLinkProps) {
  const here = useContext(CurrentAppContext);
  const target: AppName = isAdminAddress(to) ? 'admin' : 'site';
  return here === target ? (
    <Link to={to} state={state} replace={replace} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
