import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Columns } from '../layout';

/** A group of fields with a title, in two columns if there is space. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Columns from="sm">{children}</Columns>
  </fieldset>
);

/** A field across both columns of its group. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
);
