import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatIsoDay } from '../../../lib/dates';
import { formatDollars } from '../../../lib/money';
import { formatPhone, telHref } from '../../../lib/phones';
import { joinTags } from '../../../lib/text';
import { EmailText } from '../../../ui/EmailText';
import { SelectBox } from '../../../ui/selection/SelectBox';
import { aboveRowLink, LeadLink, PriorityTag } from '../../shared/leads/LeadCells';
import { FollowUpButton, StageButton } from './LeadCellButtons';
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
  isDue: boolean;
  isSelected: boolean;
}

interface LeadRowProps extends LeadItemProps {
  columns: readonly LeadColumn[];
}

/** A lead as a row of the table. */
export const LeadRow = memo(function LeadRow({
  lead,
  isDue,
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
        <LeadCell key={id} id={id} lead={lead} isDue={isDue} onMenu={onMenu} />
      ))}
      <TableCell padding="none">
        <LeadRowActions lead={lead} {...actions} />
      </TableCell>
    </TableRow>
  );
});

interface LeadCellProps extends Pick<LeadItemProps, 'lead' | 'isDue' | 'onMenu'> {
  id: ColumnId;
}

function LeadCell({ id, lead, isDue, onMenu }: LeadCellProps) {
  if (id === 'customer') {
    return (
      <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', minWidth: 130 }}>
        <CustomerCell lead={lead} />
      </TableCell>
    );
  }
  const isValue = id === 'value';
  return (
    <TableCell
      align={isValue ? 'right' : 'left'}
      sx={{
        ...(isValue && { fontVariantNumeric: 'tabular-nums' }),
        minWidth: MIN_WIDTHS[id] ?? 0,
      }}
    >
      {id === 'contact' && <ContactCell lead={lead} />}
      {id === 'service' && <ServiceCell lead={lead} />}
      {id === 'stage' && <StageButton lead={lead} onMenu={onMenu} />}
      {isValue && formatDollars(lead.estimatedValue)}
      {id === 'followUp' && <FollowUpButton lead={lead} isDue={isDue} onMenu={onMenu} />}
      {id === 'tags' && (
        <Typography variant="body2" sx={{ overflowWrap: 'break-word' }}>
          {joinTags(lead.tags)}
        </Typography>
      )}
      {id === 'created' && formatIsoDay(lead.createdDate)}
    </TableCell>
  );
}

/** The least widths in pixels: a phone number or an e-mail address on one line, a stage on two. */
const MIN_WIDTHS: Partial<Record<ColumnId, { xs?: number; lg?: number }>> = {
  contact: { xs: 136, lg: 235 },
  service: { xs: 150 },
  stage: { xs: 150, lg: 175 },
  tags: { xs: 100 },
};

function CustomerCell({ lead }: { lead: Lead }) {
  return (
    <>
      <LeadLink leadId={lead.id}>{leadName(lead)}</LeadLink>
      <Typography gutterBottom variant="body2" color="textSecondary">
        {[lead.city, lead.state].filter(Boolean).join(', ')}
      </Typography>
      <PriorityTag priority={lead.priority} />
      {!lead.isActive && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          Inactive
        </Typography>
      )}
    </>
  );
}

function ContactCell({ lead }: { lead: Lead }) {
  return (
    <>
      <ContactLink href={telHref(lead.phone)}>{formatPhone(lead.phone)}</ContactLink>
      {lead.email && (
        <ContactLink href={`mailto:${lead.email}`}>
          <EmailText address={lead.email} />
        </ContactLink>
      )}
      <Typography variant="body2" color="textSecondary">
        {lead.leadSource}
      </Typography>
    </>
  );
}

function ServiceCell({ lead }: { lead: Lead }) {
  return (
    <>
      <Typography variant="body2">{lead.serviceType}</Typography>
      <Typography variant="body2" color="textSecondary" sx={twoLines}>
        {lead.projectDescription}
      </Typography>
    </>
  );
}

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
