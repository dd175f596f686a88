import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatDollars } from '../../../lib/money';
import { telHref } from '../../../lib/phones';
import { aboveRowLink, FollowUp, LeadLink, PriorityTag, StageTag } from '../LeadCells';
import { SnoozeButton } from '../SnoozeButton';
import { LeadRowActions, type LeadActions } from './LeadRowActions';
import { EmailText } from '../../../ui/EmailText';
import type { LeadsView, SortKey } from './leadsView';

const COLUMNS: readonly { label: string; sort?: SortKey; by?: string }[] = [
  { label: 'Customer', sort: 'customer' },
  { label: 'Contact', sort: 'contact', by: 'lead source' },
  { label: 'Service', sort: 'service' },
  { label: 'Stage', sort: 'stage' },
  { label: 'Value', sort: 'value' },
  { label: 'Follow-up', sort: 'followUp' },
  { label: 'Actions' },
];

export interface ShownLeads extends LeadActions {
  leads: readonly Lead[];
  /** The ids of the leads whose follow-up is due. */
  due: ReadonlySet<string>;
}

interface LeadsTableProps extends ShownLeads {
  view: LeadsView;
  onSort: (sort: SortKey) => void;
}

/** The leads as a table (section 2, Leads management). */
export function LeadsTable({ leads, due, view, onSort, ...actions }: LeadsTableProps) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        aria-label="Leads"
        sx={{ minWidth: 860, '& td': { verticalAlign: 'top' }, '& td, & th': { px: 1.5 } }}
      >
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ label, sort, by }) => {
              const isSorted = sort !== undefined && view.sort === sort;
              const direction = isSorted && view.isDescending ? 'desc' : 'asc';
              return (
                <TableCell
                  key={label}
                  scope="col"
                  align={label === 'Value' ? 'right' : 'left'}
                  sortDirection={isSorted ? direction : false}
                  sx={{ color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' }}
                >
                  {sort ? (
                    <TableSortLabel
                      active={isSorted}
                      direction={direction}
                      title={`Sort by ${by ?? label.toLowerCase()}`}
                      onClick={() => onSort(sort)}
                    >
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isDue={due.has(lead.id)} {...actions} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const LeadRow = memo(function LeadRow({
  lead,
  isDue,
  ...actions
}: LeadActions & { lead: Lead; isDue: boolean }) {
  const place = [lead.city, lead.state].filter(Boolean).join(', ');
  return (
    <TableRow hover sx={{ position: 'relative', opacity: lead.isActive ? 1 : 0.75 }}>
      <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', minWidth: 130 }}>
        <LeadLink leadId={lead.id}>{leadName(lead)}</LeadLink>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {place}
        </Typography>
        <PriorityTag priority={lead.priority} />
        {!lead.isActive && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            Inactive
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <ContactLink href={telHref(lead.phone)}>{lead.phone}</ContactLink>
        {lead.email && (
          <ContactLink href={`mailto:${lead.email}`}>
            <EmailText address={lead.email} />
          </ContactLink>
        )}
        <Typography variant="body2" color="textSecondary">
          {lead.leadSource}
        </Typography>
      </TableCell>
      <TableCell sx={{ minWidth: 170 }}>
        <Typography variant="body2">{lead.serviceType}</Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {lead.projectDescription}
        </Typography>
      </TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        <StageTag stage={lead.stage} />
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatDollars(lead.estimatedValue)}
      </TableCell>
      <TableCell>
        <FollowUp lead={lead} isDue={isDue} />
        {isDue && <SnoozeButton lead={lead} sx={{ ...aboveRowLink, ml: -1.5 }} />}
      </TableCell>
      <TableCell padding="none">
        <LeadRowActions lead={lead} {...actions} />
      </TableCell>
    </TableRow>
  );
});

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    // As wide as its longest word, so that an ordinary e-mail address stays in one piece.
    <Typography variant="body2" sx={{ maxWidth: 230, overflowWrap: 'break-word' }}>
      <Box
        component="a"
        href={href}
        sx={{
          ...aboveRowLink,
          display: 'inline-block',
          maxWidth: '100%',
          minHeight: 24,
          lineHeight: 1.72,
          color: 'primary.main',
          '@media (pointer: coarse)': { py: 1.25 },
        }}
      >
        {children}
      </Box>
    </Typography>
  );
}
