import { useMemo } from 'react';
import { Provider } from 'react-redux';
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

/** The admin screens at the router's address, in the chosen color scheme. */
export function AdminApp({ store, history }: AdminAppProps) {
  const scheme = useColorScheme();
  const theme = useMemo(() => adminTheme(scheme), [scheme]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CurrentAppContext value="admin">
          <OverlayHistoryContext value={history}>
            <RouterProvider router={history.router} />
          </OverlayHistoryContext>
        </CurrentAppContext>
      </ThemeProvider>
    </Provider>
  );
}
