import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from '@mui/material/styles';
import { useColorScheme } from '../app/theme/useColorScheme';
import type { AppStore } from '../app/store/setupStore';
import { adminTheme } from '../app/theme/adminTheme';
import { CurrentAppContext } from '../ui/PageLink';

/** The providers around every admin screen: the store, and the theme in the chosen color scheme. */
export function AdminApp({ store, children }: { store: AppStore; children: ReactNode }) {
  const scheme = useColorScheme();
  const theme = useMemo(() => adminTheme(scheme), [scheme]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CurrentAppContext value="admin">{children}</CurrentAppContext>
      </ThemeProvider>
    </Provider>
  );
}
