import Alert, { type AlertProps } from '@mui/material/Alert';

/** A notice on one line with its buttons; a longer text is cut off on a phone, and read out whole. */
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
      '& .MuiAlert-action': { p: 0, alignItems: 'center', '& > *': { whiteSpace: 'nowrap' } },
    }}
  >
    <span title={typeof children === 'string' ? children : undefined} style={LINE}>
      {children}
    </span>
  </Alert>
);

const LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
