import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Lead } from '../../../domain/leads/schema';
import type { ColumnId, LeadColumn } from '../../shared/leadsView/leadColumns';
import { LeadRow, type LeadItemActions } from './LeadRow';
import type { LeadsView } from '../../shared/leadsView/leadsView';

export interface ShownLeads extends LeadItemActions {
  leads: readonly Lead[];
  chosen: ReadonlySet<string>;
}

interface LeadsTableProps extends ShownLeads {
  view: LeadsView;
  onChange: (order: Pick<LeadsView, 'sort' | 'isDescending'>) => void;
  columns: readonly LeadColumn[];
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads as a table. */
export function LeadsTable({
  leads,
  chosen,
  view,
  onChange,
  columns,
  onSelectPage,
  ...actions
}: LeadsTableProps) {
  const selected = leads.filter(({ id }) => chosen.has(id)).length;
  const sortBy = (sort: ColumnId): void => {
    const isDescendingFirst = sort === 'value';
    if (view.sort !== sort) onChange({ sort, isDescending: isDescendingFirst });
    else if (view.isDescending === isDescendingFirst)
      onChange({ sort, isDescending: !isDescendingFirst });
    // The third press: newest first again.
    else onChange({ sort: undefined, isDescending: false });
  };
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label="Leads"
        sx={{
          minWidth: 860,
          '& td:not(:first-of-type), & th': { px: 1 },
          '@media (hover: hover)': {
            '& tr:not(:hover, :focus-within) .cell-arrow': { visibility: 'hidden' },
          },
          // Three lines are a row of 56 pixels.
          '& tbody :is(td, th)': { py: '6px', height: 48, fontSize: '0.8125rem', lineHeight: 1.3 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="none" className="no-print">
              <Checkbox
                checked={selected > 0 && selected === leads.length}
                indeterminate={selected > 0 && selected < leads.length}
                onChange={() => onSelectPage(selected < leads.length)}
                slotProps={{ input: { 'aria-label': 'Select this page' } }}
              />
            </TableCell>
            {columns.map(({ id, label, by }) => {
              const isSorted = view.sort === id;
              const direction = isSorted && view.isDescending ? 'desc' : 'asc';
              return (
                <TableCell
                  key={id}
                  scope="col"
                  align={id === 'value' ? 'right' : 'left'}
                  sortDirection={isSorted ? direction : false}
                  sx={HEAD}
                >
                  <TableSortLabel
                    active={isSorted}
                    direction={direction}
                    title={`Sort by ${by ?? label.toLowerCase()}`}
                    onClick={() => sortBy(id)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
            <TableCell scope="col" sx={HEAD}>
              Actions
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isSelected={chosen.has(lead.id)}
              columns={columns}
              {...actions}
            />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const HEAD = { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 0 } as const;
