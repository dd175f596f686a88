import {
  Box,
  Card,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { memo } from 'react';
import { leadName, requestText, townLine } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { callHref, formatPhone } from '../../../domain/shared/phoneNumbers';
import { formatIsoDay } from '../../../lib/dates';
import { addressHref } from '../../../lib/messageLinks';
import { joinTags } from '../../../lib/text';
import { Row, twoLines } from '../../../ui/parts';
import { SelectBox } from '../../../ui/selection/SelectionBar';
import { listItem } from '../../../ui/shortcuts/useListKeys';
import { aboveRowLink, LeadLink, PriorityTag } from '../../shared/leads/LeadCells';
import type { ColumnId, LeadColumn } from '../../shared/leadsView/leadsView';
import { useLeadColumns, useLeadsView } from '../../shared/leadsView/useLeadsView';
import {
  FollowUpButton,
  StageButton,
  ValueButton,
  LeadRowActions,
  type LeadActions,
} from './LeadCellButtons';
import type { OpenLeadMenu } from './LeadMenus';

export interface ShownLeads extends LeadItemActions {
  leads: readonly Lead[];
  chosen: ReadonlySet<string>;
}

interface LeadsTableProps extends ShownLeads {
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads as a table. */
export function LeadsTable({ leads, chosen, onSelectPage, ...actions }: LeadsTableProps) {
  const { columns } = useLeadColumns();
  const selected = leads.filter(({ id }) => chosen.has(id)).length;
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label="Leads"
        sx={{
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
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} />
            ))}
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

/** The name of a column; a press sorts by it. */
function ColumnHead({ id, label, by }: LeadColumn) {
  const { view, change } = useLeadsView();
  const isSorted = view.sort === id;
  const direction = isSorted && view.isDescending ? 'desc' : 'asc';
  const isDescendingFirst = id === 'value';
  const sort = (): void => {
    if (!isSorted) change({ sort: id, isDescending: isDescendingFirst });
    else if (view.isDescending === isDescendingFirst)
      change({ sort: id, isDescending: !isDescendingFirst });
    // The third press: newest first again.
    else change({ sort: undefined, isDescending: false });
  };
  return (
    <TableCell
      scope="col"
      align={id === 'value' ? 'right' : 'left'}
      sortDirection={isSorted ? direction : false}
      sx={HEAD}
    >
      <TableSortLabel
        active={isSorted}
        direction={direction}
        title={`Sort by ${by ?? label.toLowerCase()}`}
        onClick={sort}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** What a row or card does. Stable, so that unchanged ones are not rendered again. */
interface LeadItemActions extends LeadActions {
  onMenu: (menu: OpenLeadMenu) => void;
  onSelect: (leadId: string, isRange: boolean) => void;
}

export interface LeadItemProps extends LeadItemActions {
  lead: Lead;
  isSelected: boolean;
}

interface LeadRowProps extends LeadItemProps {
  columns: readonly LeadColumn[];
}

const LeadRow = memo(function LeadRow({
  lead,
  isSelected,
  columns,
  onSelect,
  onMenu,
  ...actions
}: LeadRowProps) {
  return (
    <TableRow
      hover
      selected={isSelected}
      {...listItem(lead.id)}
      // WebKit takes the row as the box of its link's `::after` only with a transform.
      sx={{ position: 'relative', transform: 'scale(1)' }}
    >
      <TableCell padding="none">
        <SelectBox
          name={leadName(lead)}
          isSelected={isSelected}
          onToggle={(isRange) => onSelect(lead.id, isRange)}
        />
      </TableCell>
      {columns.map(({ id }) => (
        <LeadCell key={id} id={id} lead={lead} onMenu={onMenu} />
      ))}
      <TableCell padding="none">
        <LeadRowActions lead={lead} {...actions} />
      </TableCell>
    </TableRow>
  );
});

interface LeadCellProps extends Pick<LeadItemProps, 'lead' | 'onMenu'> {
  id: ColumnId;
}

function LeadCell({ id, lead, onMenu }: LeadCellProps) {
  if (id === 'customer') {
    const town = townLine(lead);
    return (
      <TableCell component="th" scope="row" sx={{ width: 180, maxWidth: 180 }}>
        <LeadLink leadId={lead.id}>{leadName(lead)}</LeadLink>
        <Row gap={0.75} noWrap sx={SECOND_LINE}>
          {town && <Box sx={{ minWidth: '3rem', ...CUT_OFF }}>{town}</Box>}
          <PriorityTag priority={lead.priority} />
          {!lead.isActive && <span>Inactive</span>}
        </Row>
      </TableCell>
    );
  }
  return (
    <TableCell
      align={id === 'value' ? 'right' : 'left'}
      sx={{
        minWidth: MIN_WIDTHS[id] ?? 0,
        // What is left beside the other columns, so that a tablet on its side needs no scrolling.
        maxWidth: id === 'contact' ? 'clamp(136px, 100vw - 872px, 230px)' : 300,
        whiteSpace: id === 'stage' ? { lg: 'nowrap' } : undefined,
      }}
    >
      {id === 'contact' && <ContactCell lead={lead} />}
      {id === 'service' && <ServiceCell lead={lead} />}
      {id === 'stage' && <StageButton lead={lead} onMenu={onMenu} />}
      {id === 'value' && <ValueButton lead={lead} onMenu={onMenu} />}
      {id === 'followUp' && <FollowUpButton lead={lead} onMenu={onMenu} />}
      {id === 'tags' && joinTags(lead.tags)}
      {id === 'created' && formatIsoDay(lead.createdDate)}
    </TableCell>
  );
}

/** The least widths in pixels: a phone number on one line, on a wide screen its source too; a stage on two at first. */
const MIN_WIDTHS: Partial<Record<ColumnId, { xs?: number; lg?: number }>> = {
  contact: { xs: 136, lg: 244 },
  service: { xs: 136, lg: 180 },
  stage: { xs: 150 },
  tags: { xs: 100 },
};

const CUT_OFF = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const SECOND_LINE = { color: 'text.secondary', fontWeight: 400 } as const;

const CONTACT_LINK = {
  ...aboveRowLink,
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: '24px',
  color: 'primary.main',
  '@media (pointer: coarse)': { lineHeight: '44px' },
} as const;

const ContactCell = ({ lead }: { lead: Lead }) => (
  <>
    <Typography noWrap component="div" variant="inherit" title={lead.leadSource}>
      <Box component="a" href={callHref(lead.phone)} sx={CONTACT_LINK}>
        {formatPhone(lead.phone)}
      </Box>{' '}
      <Typography component="span" variant="inherit" color="textSecondary">
        {lead.leadSource}
      </Typography>
    </Typography>
    {lead.email && (
      <Typography
        noWrap
        component="a"
        variant="inherit"
        href={addressHref(lead.email)}
        title={lead.email}
        sx={CONTACT_LINK}
      >
        {lead.email}
      </Typography>
    )}
  </>
);

const ServiceCell = ({ lead }: { lead: Lead }) => (
  <>
    {lead.serviceType}
    <Box sx={{ ...SECOND_LINE, ...twoLines }}>{requestText(lead)}</Box>
  </>
);
