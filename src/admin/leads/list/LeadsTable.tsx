import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef } from 'react';
import type { Lead } from '../../../domain/leads/schema';
import { ColumnResizer } from '../../../ui/table/ColumnResizer';
import { COLUMN_WIDTHS, type ColumnId, type LeadColumn } from './leadColumns';
import { LeadRow, type LeadItemActions } from './LeadRow';
import type { LeadsView } from './leadsView';
import { useColumnWidths, type ColumnWidths } from './useColumnWidths';

/** The widths of the columns that have no head of their own, in pixels. */
const BOX_WIDTH = 48;
const ACTIONS_WIDTH = 100;

export interface ShownLeads extends LeadItemActions {
  leads: readonly Lead[];
  /** The ids of the leads whose follow-up is due. */
  due: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

interface LeadsTableProps extends ShownLeads {
  view: LeadsView;
  onSort: (sort: ColumnId) => void;
  columns: readonly LeadColumn[];
  isCompact: boolean;
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads as a table (section 2, Leads management). */
export function LeadsTable({
  leads,
  due,
  chosen,
  view,
  onSort,
  columns,
  isCompact,
  onSelectPage,
  ...actions
}: LeadsTableProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const { widths, resize, reset } = useColumnWidths();
  const widthOf = ({ id, width }: LeadColumn): number => widths?.[id] ?? width;
  const total = columns.reduce((sum, column) => sum + widthOf(column), BOX_WIDTH + ACTIONS_WIDTH);
  /** The widths on screen, with which the table goes on once one of them is changed. */
  const measured = (): ColumnWidths =>
    Object.fromEntries(
      columns.map((column) => [column.id, headOf(column)?.offsetWidth || widthOf(column)]),
    );
  const headOf = ({ id }: LeadColumn): HTMLElement | null | undefined =>
    head.current?.querySelector<HTMLElement>(`[data-column="${id}"]`);
  const selected = leads.filter(({ id }) => chosen.has(id)).length;

  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        aria-label="Leads"
        sx={{
          minWidth: 860,
          ...(widths && { tableLayout: 'fixed', minWidth: '100%', width: total }),
          '& tbody td': { verticalAlign: 'top' },
          '& td:not(:first-of-type), & th': { px: 1.5 },
          ...(isCompact && COMPACT),
        }}
      >
        {widths && (
          <colgroup>
            <col style={{ width: BOX_WIDTH }} />
            {columns.map((column) => (
              <col key={column.id} style={{ width: widthOf(column) }} />
            ))}
            <col />
          </colgroup>
        )}
        <TableHead>
          <TableRow ref={head}>
            <TableCell component="td" padding="none" className="no-print">
              <Checkbox
                checked={selected > 0 && selected === leads.length}
                indeterminate={selected > 0 && selected < leads.length}
                onChange={() => onSelectPage(selected < leads.length)}
                slotProps={{ input: { 'aria-label': 'Select this page' } }}
                sx={{ minWidth: 44, minHeight: 44 }}
              />
            </TableCell>
            {columns.map((column) => {
              const { id, label, by } = column;
              const isSorted = view.sort === id;
              const direction = isSorted && view.isDescending ? 'desc' : 'asc';
              return (
                <TableCell
                  key={id}
                  data-column={id}
                  scope="col"
                  // Without the name of the edge that sizes it.
                  aria-label={label}
                  align={id === 'value' ? 'right' : 'left'}
                  sortDirection={isSorted ? direction : false}
                  sx={HEAD}
                >
                  <TableSortLabel
                    active={isSorted}
                    direction={direction}
                    title={`Sort by ${by ?? label.toLowerCase()}`}
                    onClick={() => onSort(id)}
                  >
                    {label}
                  </TableSortLabel>
                  <ColumnResizer
                    label={label}
                    width={widthOf(column)}
                    {...COLUMN_WIDTHS}
                    measure={() => headOf(column)?.offsetWidth || widthOf(column)}
                    onResize={(width, isLast) =>
                      resize({ ...(widths ?? measured()), [id]: width }, isLast)
                    }
                    onReset={reset}
                  />
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
              isDue={due.has(lead.id)}
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

const HEAD = {
  position: 'relative',
  color: 'text.secondary',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

/** Rows with little space around what is in them, and what is below a name beside it. */
const COMPACT = {
  '& td, & th': { py: 0.25 },
  '& th[scope="row"] > *': { display: 'inline-block', mr: 1, mb: 0 },
  '& td p': { WebkitLineClamp: '1 !important' },
} as const;
