import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { AppStore } from '../app/store/setupStore';
import { seedMarkup } from '../domain/content/seedPage';
import { NewVersionNotice } from '../ui/notices/NewVersionNotice';
import { SeedMarkup } from '../ui/richText/RichText';
import type { LazyScreen } from '../ui/screen/lazyScreen';
import { NotFoundPage } from './errors/ErrorHeading';
import { PageBoundary } from './errors/PageBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { ThumbBar } from './layout/ThumbBar';
import './layout/loadNotice.css';
import { RouteChange } from './RouteChange';

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
