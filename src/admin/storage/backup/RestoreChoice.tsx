import {
  Alert,
  Box,
  Button,
  type ButtonProps,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { messageOf } from '../../../lib/errors';
import {
  NoRoomError,
  type RestorePlan,
  type ListChanges,
} from '../../../persistence/backup/restorePlan';
import type { StoredUndo } from '../../../persistence/backup/undoStore';
import { reasonOf } from '../../../persistence/engine/keyValueStorage';
import { Muted } from '../../../ui/parts';
import { entryLabel, formatKilobytes } from '../entryLabels';

interface RestoreChoiceProps {
  title: string;
  label: string;
  plan: RestorePlan;
  button: string;
  look: Pick<ButtonProps, 'variant' | 'color' | 'loading'>;
  onChoose: () => void;
  children: string;
}

/** What one way of restoring would change, and its button, which is disabled where the data does not fit. */
export const RestoreChoice = ({ plan, ...props }: RestoreChoiceProps) => (
  <Stack spacing={1}>
    <Typography variant="subtitle1" component="h3">
      {props.title}
    </Typography>
    <ChangesTable label={props.label} changes={plan.changes} />
    <Muted>{props.children}</Muted>
    {plan.missingUnits > 0 && (
      <Alert severity="error">{notEnoughRoomMessage(plan.missingUnits)} Nothing was changed.</Alert>
    )}
    <Box>
      <Button {...props.look} disabled={plan.missingUnits > 0} onClick={props.onChoose}>
        {props.button}
      </Button>
    </Box>
  </Stack>
);

interface ChangesTableProps {
  label: string;
  changes: readonly ListChanges[];
}

/** What a restore or its undo would add, change and remove, for each list that it changes. */
export function ChangesTable({ label, changes }: ChangesTableProps) {
  const touched = changes.filter(({ added, changed, removed }) => added + changed + removed > 0);
  if (touched.length === 0) return <Typography>Nothing would change.</Typography>;
  return (
    <Table
      size="small"
      aria-label={label}
      // All four columns fit on a phone too.
      sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>List</TableCell>
          <TableCell align="right">Add</TableCell>
          <TableCell align="right">Change</TableCell>
          <TableCell align="right">Remove</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {touched.map(({ name, added, changed, removed }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {entryLabel(name)}
            </TableCell>
            <TableCell align="right">{added}</TableCell>
            <TableCell align="right">{changed}</TableCell>
            <TableCell align="right">{removed}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Returns the message that a result does not fit, and by how much. */
export const notEnoughRoomMessage = (missingUnits: number): string =>
  `This does not fit: ${formatKilobytes(missingUnits)} more room is needed in this browser. Delete what you no longer need, or free space on the device.`;

/** Returns the message why a restore, or its undo, failed. */
export function restoreFailureMessage(error: unknown): string {
  if (error instanceof NoRoomError) return notEnoughRoomMessage(error.missingUnits);
  return error instanceof DOMException && reasonOf(error) === 'full'
    ? 'There is not enough room in this browser. Delete what you no longer need, or free space on the device.'
    : messageOf(error);
}

/** Returns the message about what was undone. */
export function undoneMessage({ done, fileName }: Pick<StoredUndo, 'done' | 'fileName'>): string {
  const file = fileName ?? 'a backup';
  if (done === 'merge') return `${file} was merged`;
  return done === 'replace' ? `${file} replaced everything` : 'Everything was reset to the samples';
}
