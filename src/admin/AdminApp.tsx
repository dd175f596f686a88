import { GlobalStyles, ThemeProvider } from '@mui/material';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '../app/store/setupStore';
import { adminTheme } from '../app/theme/adminTheme';
import { useColorScheme } from '../app/theme/useColorScheme';
import { OverlayHistoryContext } from '../ui/overlays/OverlayEntry';
import type { OverlayHistory } from '../ui/overlays/overlayHistory';
import { CurrentAppContext } from '../ui/PageLink';

/** What holds for every element of the owner's screens; the theme has what holds for MUI's. */
const OWNER_STYLES = (
  <GlobalStyles
    styles={{
      // All figures have the same width, so that columns of numbers align.
      body: { fontVariantNumeric: 'tabular-nums' },
      // The color of the focus ring differs from an error’s. What only scripts focus, for screen readers, has no ring.
      ':focus-visible': { outlineColor: 'var(--evergreen-ink)' },
      ':is(h1, section, div, fieldset)[tabindex="-1"]:focus': { outline: 'none' },
      'dl, dd, figure': { margin: 0 },
      fieldset: { minWidth: 0, margin: 0, border: 0, padding: 0 },
      legend: { padding: 0 },
    }}
  />
);

/** The admin screens at the router's address, in the chosen color scheme. */
export function AdminApp({ store, history }: { store: AppStore; history: OverlayHistory }) {
  const scheme = useColorScheme();
  const theme = useMemo(() => adminTheme(scheme), [scheme]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        {OWNER_STYLES}
        <CurrentAppContext value="admin">
          <OverlayHistoryContext value={history}>
            <RouterProvider router={history.router} />
          </OverlayHistoryContext>
        </CurrentAppContext>
      </ThemeProvider>
    </Provider>
  );
}
