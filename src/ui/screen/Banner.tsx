import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { twoLines } from '../twoLines';

/** A notice of the height of its buttons; what two lines cannot hold is cut off, and read out. */
export const Banner = ({ children, ...alert }: Omit<AlertProps, 'sx'>) => (
  <Alert
    {...alert}
    sx={{
      flexWrap: 'nowrap',
      alignItems: 'center',
      py: 0,
      px: { xs: 1, sm: 2 },
      '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' }, py: 0, mr: 1 },
      '& .MuiAlert-message': { flex: 1, py: 0.5 },
      '& .MuiAlert-action': {
        p: 0,
        pl: 1,
        m: 0,
        alignItems: 'center',
        '& > *': { whiteSpace: 'nowrap' },
      },
    }}
  >
    <Box component="span" title={typeof children === 'string' ? children : undefined} sx={TEXT}>
      {children}
    </Box>
  </Alert>
);

const TEXT = {
  ...twoLines,
  fontSize: { xs: '0.8125rem', sm: 'inherit' },
  lineHeight: 1.3,
} as const;
