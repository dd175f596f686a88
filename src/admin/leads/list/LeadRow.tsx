import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { addressHref } from '../../../lib/messageLinks';
import { formatIsoDay } from '../../../lib/dates';
import { callHref, formatPhone } from '../../../domain/shared/phoneNumbers';
import { joinTags } from '../../../lib/text';
import { Row } from '../../../ui/layout';
import { SelectBox } from '../../../ui/selection/SelectBox';
import { aboveRowLink, LeadLink, NotedPriority } from '../../shared/leads/LeadCells';
import { FollowUpButton, StageButton, ValueButton } from './LeadCellButtons';
import type { ColumnId, LeadColumn } from '../../shared/leadsView/leadColumns';
import { LeadRowActions, type LeadActions } from './LeadRowActions';
import type { LeadMenu } from './LeadMenus';
import { twoLines } from '../../../ui/twoLines';

/** What a row or card does. Stable, so that unchanged ones are not rendered again. */
export interface LeadItemActions extends LeadActions {
  onMenu: (menu: LeadMenu) => void;
  onSelect: (leadId: string, isRange: boolean) => void;
}

export interface LeadItemProps extends LeadItemActions {
  lead: Lead;
  isSelected: boolean;
}

interface LeadRowProps extends LeadItemProps {
  columns: readonly LeadColumn[];
}

/** A lead as a row of the table. */
export const LeadRow = memo(function LeadRow({
  lead,
  isSelected,
  columns,
  onSelect,
  onMenu,
  ...actions
}: LeadRowProps) {
  const name = leadName(lead);
  return (
    <TableRow
      hover
      selected={isSelected}
      data-item={lead.id}
      // WebKit takes the row as the box of its link's `::after` only with a transform.
      sx={{ position: 'relative', transform: 'scale(1)', opacity: lead.isActive ? 1 : 0.75 }}
    >
      <TableCell padding="none">
        <SelectBox
          name={name}
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
    return (
      <TableCell component="th" scope="row" sx={{ width: 180, maxWidth: 180 }}>
        <LeadLink leadId={lead.id}>{leadName(lead)}</LeadLink>
        <Row gap={0.75} noWrap sx={SECOND_LINE}>
          <Box sx={{ minWidth: '3rem', ...CUT_OFF }}>
            {[lead.city, lead.state].filter(Boolean).join(', ')}
          </Box>
          <NotedPriority priority={lead.priority} />
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
        maxWidth: id === 'contact' ? 230 : 300,
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
  service: { xs: 150, lg: 180 },
  stage: { xs: 150 },
  tags: { xs: 100 },
};

const CUT_OFF = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const SECOND_LINE = { color: 'text.secondary', fontWeight: 400 } as const;

const ContactCell = ({ lead }: { lead: Lead }) => (
  <>
    <Typography noWrap component="div" variant="inherit" title={lead.leadSource}>
      <ContactLink href={callHref(lead.phone)}>{formatPhone(lead.phone)}</ContactLink>{' '}
      <Typography component="span" variant="inherit" color="textSecondary">
        {lead.leadSource}
      </Typography>
    </Typography>
    {lead.email && (
      <Typography noWrap component="div" variant="inherit">
        <ContactLink href={addressHref(lead.email)}>{lead.email}</ContactLink>
      </Typography>
    )}
  </>
);

const ServiceCell = ({ lead }: { lead: Lead }) => (
  <>
    {lead.serviceType}
    <Box sx={{ ...SECOND_LINE, ...twoLines }}>{lead.projectDescription}</Box>
  </>
);

const ContactLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box
    component="a"
    href={href}
    sx={{
      ...aboveRowLink,
      display: 'inline-block',
      lineHeight: '24px',
      color: 'primary.main',
      '@media (pointer: coarse)': { lineHeight: '44px' },
    }}
  >
    {children}
  </Box>
);
