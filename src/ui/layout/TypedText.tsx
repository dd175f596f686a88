import Typography, { type TypographyProps } from '@mui/material/Typography';

/** What somebody typed, with its line breaks. */
export const TypedText = (props: Omit<TypographyProps, 'sx'>) => (
  <Typography {...props} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} />
);
