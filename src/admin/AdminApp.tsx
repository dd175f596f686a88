import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from '@mui/material/styles';
import { useColorScheme } from '../app/theme/useColorScheme';
import type { AppStore } from '../app/store/setupStore';
import { adminTheme } from '../app/theme/adminTheme';
import { CurrentAppContext } from '../ui/PageLink';

/** What all of the owner's screens stand in: the store, the theme in the chosen scheme. */
export function AdminApp({ store, children }: { store: AppStore; children: ReactNode }) {
  const { scheme } = useColorScheme();
  const theme = useMemo(() => adminTheme(scheme), [scheme]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CurrentAppContext value="admin">{children}</CurrentAppContext>
      </ThemeProvider>
    </Provider>
  );
}
