import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import '../../ui/fonts.css';
import './base.css';
import './belowTheFold.css';

/** The shared header and footer that surround every page (specification, section 2). */
export function SiteLayout({ children, bar }: { children: ReactNode; bar?: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      {bar}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
