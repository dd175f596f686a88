import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { AppStore } from '../app/store/setupStore';
import { seedMarkup } from '../domain/content/seedPage';
import type { LazyScreen } from '../ui/screen/lazyScreen';
import { NewVersionNotice } from '../ui/notices/NewVersionNotice';
import { SeedMarkup } from '../ui/richText/RichText';
import { NotFoundPage } from './errors/NotFoundPage';
import { PageBoundary } from './errors/PageBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { ThumbBar } from './layout/ThumbBar';
import { RouteChange } from './RouteChange';

interface SiteAppProps {
  store: AppStore;
  routes: readonly (LazyScreen & { path: string })[];
  /** Called when the page is hydrated; in development, where effects run twice, more than once. */
  onReady?: () => void;
}

/**
 * Calls `onReady` when the page is hydrated. Within its Suspense boundary, because a change of the
 * state before that boundary is hydrated would make React throw the prerendered page away.
 */
function WhenReady({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    // In braces, because React takes what an effect returns for its clean-up.
    onReady();
  }, [onReady]);
  return null;
}

/** The public app, within a router: header, footer and the page of the address. */
export function SiteApp({ store, routes, onReady }: SiteAppProps) {
  const { pathname } = useLocation();
  return (
    <Provider store={store}>
      <SeedMarkup value={seedMarkup}>
        <SiteLayout>
          {/* Outside the keyed boundary: so the old page stands until the new one's chunk is here. */}
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
