import { useLocation } from 'react-router-dom';
import { ADDRESSES, NAV_ITEMS } from '../../app/addresses';
import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { PageLink } from '../../ui/PageLink';

/** The sticky header: nav, tap-to-call and, in the mobile menu, Book Online (section 2). */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header>
      <PageLink to={ADDRESSES.home}>{business.name}</PageLink>
      <nav aria-label="Main">
        {NAV_ITEMS.map(({ to, label }) => (
          <PageLink key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </PageLink>
        ))}
      </nav>
      <a href={telHref(business.phone)}>{business.phone}</a>
    </header>
  );
}
