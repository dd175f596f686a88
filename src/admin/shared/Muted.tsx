import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Small text in the second color: a hint, or what is beside the main point. */
export const Muted = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);
