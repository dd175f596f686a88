import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListChanges } from '../../persistence/backup';
import { ENTRY_NAMES } from './entryNames';

/** What a backup would add, change and remove, list by list. */
export function ChangesTable({ changes }: { changes: readonly ListChanges[] }) {
  return (
    <Table size="small" aria-label="What the backup would change">
      <TableHead>
        <TableRow>
          <TableCell>List</TableCell>
          <TableCell align="right">Add</TableCell>
          <TableCell align="right">Change</TableCell>
          <TableCell align="right">Remove</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ name, added, changed, removed }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {ENTRY_NAMES[name]}
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
