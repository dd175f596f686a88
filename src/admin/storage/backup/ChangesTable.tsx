import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ListChanges } from '../../../persistence/backup/restorePlan';
import { entryLabel } from '../entryLabels';

interface ChangesTableProps {
  /** The table's label, for screen readers. */
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
