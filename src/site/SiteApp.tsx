import './layout/loadNotice.css';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../app/addresses';
import type { AppStore } from '../app/store/setupStore';
import { seedMarkup } from '../domain/content/seedPage';
import { messageOf } from '../lib/errors';
import { refetchScripts } from '../lib/failedScripts';
import { reloadIfReachable } from '../lib/reload';
import { NewVersionNotice } from '../ui/notices/NewVersionNotice';
import { SeedMarkup } from '../ui/richText/RichText';
import { type LazyScreen, ScreenLoadError } from '../ui/screen/lazyScreen';
import { ErrorHeading, NotFoundPage } from './errors/ErrorHeading';
import { SiteLayout } from './layout/SiteLayout';
import { ThumbBar } from './layout/ThumbBar';
import { CallLink } from './parts/contactLinks';
import { RouteChange } from './RouteChange';
import button from '../ui/button.module.css';
import styles from './errors/ErrorHeading.module.css';

interface SiteAppProps {
  store: AppStore;
  routes: readonly (LazyScreen & { path: string })[];
  /** Called when the page is hydrated; more than once in development, where effects run twice. */
  onReady?: () => void;
}

/** Calls `onReady` once the page is hydrated; a state change before would discard it. */
function WhenReady({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    // In braces, because React treats an effect's return value as its clean-up.
    onReady();
  }, [onReady]);
  return null;
}

/** The public app inside a router: header, footer and the page of the address. */
export function SiteApp({ store, routes, onReady }: SiteAppProps) {
  const { pathname } = useLocation();
  return (
    <Provider store={store}>
      <SeedMarkup value={seedMarkup}>
        <SiteLayout>
          {/* Outside the keyed boundary, so that the old page stays until the new one's chunk has
              loaded. */}
          <Suspense>
            <PageBoundary key={pathname}>
              <Routes>
                {routes.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </PageBoundary>
            {onReady && <WhenReady onReady={onReady} />}
          </Suspense>
        </SiteLayout>
      </SeedMarkup>
      <ThumbBar />
      <RouteChange />
      <NewVersionNotice />
    </Provider>
  );
}

/** Shows a page's error inside header and footer; its key, the address, resets it. */
class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed:', error);
    if (!(error instanceof ScreenLoadError)) return;
    error.forget();
    refetchScripts();
    // Reloaded, the prerendered page is complete without the chunk that failed.
    void reloadIfReachable();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorHeading message={messageOf(error)}>
        <div className={styles.actions}>
          <button type="button" className={button.solid} onClick={() => window.location.reload()}>
            Load the page again
          </button>
          <CallLink />
          <a className={button.secondary} href={ADDRESSES.home}>
            Back to the home page
          </a>
        </div>
      </ErrorHeading>
    );
  }
}
