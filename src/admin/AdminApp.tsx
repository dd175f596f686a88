import { useMemo } from 'react';
import { Provider } from 'react-redux';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { useColorScheme } from '../app/theme/useColorScheme';
import type { AppStore } from '../app/store/setupStore';
import { adminTheme } from '../app/theme/adminTheme';
import { CurrentAppContext } from '../ui/PageLink';
import { OverlayHistoryContext } from '../ui/overlays/OverlayEntry';
import type { OverlayHistory } from '../ui/overlays/overlayHistory';

interface AdminAppProps {
  store: AppStore;
  /** The history, with the router. */
  history: OverlayHistory;
}

/** What holds for every element of the owner's screens; the theme has what holds for MUI's. */
const OWNER_STYLES = (
  <GlobalStyles
    styles={{
      // Of one width in every list.
      body: { fontVariantNumeric: 'tabular-nums' },
      // A focus ring that is not taken for an error; none around what is focused for its readers alone.
      ':focus-visible': { outlineColor: 'var(--evergreen-ink)' },
      ':is(h1, section, div, fieldset)[tabindex="-1"]:focus': { outline: 'none' },
      'dl, dd, figure': { margin: 0 },
      fieldset: { minWidth: 0, margin: 0, border: 0, padding: 0 },
      legend: { padding: 0 },
    }}
  />
);

/** The admin screens at the router's address, in the chosen color scheme. */
export function AdminApp({ store, history }: AdminAppProps) {
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
