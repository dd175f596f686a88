import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Muted } from '../../../ui/parts';
import { focusWithin } from '../../../ui/screen/focus';

interface ChoiceProps {
  label: string;
  detail?: ReactNode;
  onChoose: () => void;
}

/** One large button of a sheet, with what follows from it. */
export const Choice = ({ label, detail, onChoose }: ChoiceProps) => (
  <Button
    variant="outlined"
    onClick={onChoose}
    sx={{
      minHeight: 52,
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 1,
      px: 2,
      textAlign: 'left',
    }}
  >
    <span>{label}</span>
    {detail !== undefined && (
      <Muted component="span" align="right" sx={{ display: 'inline-flex' }}>
        {detail}
      </Muted>
    )}
  </Button>
);

/** Focuses the first choice of a sheet; the ref of the element around the choices. */
export const focusFirstChoice = focusWithin('button');
