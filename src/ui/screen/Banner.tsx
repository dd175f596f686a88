import { Alert, type AlertProps } from '@mui/material';
import { LARGE_TEXT } from '../../app/theme/adminTheme';

/** A notice with its buttons beside it; below it in large text. */
export const Banner = ({ children, ...alert }: Omit<AlertProps, 'sx'>) => (
  <Alert
    {...alert}
    sx={{
      flexWrap: 'nowrap',
      alignItems: 'center',
      py: 0,
      px: { xs: 1, sm: 2 },
      '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' }, py: 0, mr: 1 },
      '& .MuiAlert-message': {
        flex: 1,
        py: 0.5,
        fontSize: { xs: '0.8125rem', sm: 'inherit' },
        lineHeight: 1.3,
      },
      '& .MuiAlert-action': {
        p: 0,
        pl: 1,
        m: 0,
        alignItems: 'center',
        '& > *': { whiteSpace: 'nowrap' },
      },
      [LARGE_TEXT]: { flexWrap: 'wrap', '& .MuiAlert-message': { flexBasis: '100%' } },
    }}
  >
    {children}
  </Alert>
);
