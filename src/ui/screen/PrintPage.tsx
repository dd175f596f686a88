import { Card, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { SCREEN_HEAD_CLASS } from './Screen';

/** In print the sheet is the page. */
const PRINT_STYLES = (
  <GlobalStyles
    styles={{
      '@page': { size: 'letter' },
      '@media print': {
        [`footer, .${SCREEN_HEAD_CLASS}`]: { display: 'none !important' },
        '.paper': { border: 'none !important', padding: '0 !important', maxWidth: 'none' },
      },
    }}
  />
);

/** A sheet of paper on a screen: printed alone, without the screen around it. */
export const PrintPage = ({ children }: { children: ReactNode }) => (
  <Card className="paper" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 860 }}>
    {PRINT_STYLES}
    {children}
  </Card>
);
