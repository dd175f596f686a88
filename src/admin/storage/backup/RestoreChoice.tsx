import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RestorePlan } from '../../../persistence/backup/restorePlan';
import { ChangesTable } from './ChangesTable';
import { notEnoughRoomMessage } from './restoreMessages';
import { Muted } from '../../shared/Muted';

interface RestoreChoiceProps {
  title: string;
  label: string;
  plan: RestorePlan;
  button: string;
  look: Pick<ButtonProps, 'variant' | 'color' | 'loading'>;
  onChoose: () => void;
  children: string;
}

/** What one way of restoring would change, and its button; that of one without room cannot be pressed. */
export const RestoreChoice = ({
  title,
  label,
  plan,
  button,
  look,
  onChoose,
  children,
}: RestoreChoiceProps) => (
  <Stack spacing={1}>
    <Typography variant="subtitle1" component="h3">
      {title}
    </Typography>
    <ChangesTable label={label} changes={plan.changes} />
    <Muted>{children}</Muted>
    {plan.missingUnits > 0 && (
      <Alert severity="error">{notEnoughRoomMessage(plan.missingUnits)} Nothing was changed.</Alert>
    )}
    <Box>
      <Button {...look} disabled={plan.missingUnits > 0} onClick={onChoose}>
        {button}
      </Button>
    </Box>
  </Stack>
);
