import type { MouseEvent, ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import '../../ui/fonts.css';
import './base.css';
import './belowTheFold.css';

export interface SiteLayoutProps {
  children: ReactNode;
  /** In place of the public pages' header. */
  header?: ReactNode;
  /** Below the header. */
  bar?: ReactNode;
  /** Whether the footer's parts are folded, as on the owner's screens. */
  isFooterFolded?: boolean | undefined;
}

/** Focuses the page without an entry in the history, of which the router would know nothing: it could not ask before a form is left. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The shared header and footer that surround every page. */
export const SiteLayout = ({ children, header, bar, isFooterFolded }: SiteLayoutProps) => (
  <>
    <a className="skip-link" href="#main" onClick={skipToMain}>
      Skip to content
    </a>
    {header ?? <Header />}
    {bar}
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer isFolded={isFooterFolded} />
  </>
);
