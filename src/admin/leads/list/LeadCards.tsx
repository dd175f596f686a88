import CallIcon from '@mui/icons-material/Call';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { memo } from 'react';
import { leadName, requestText, townLine } from '../../../domain/leads/rules';
import { callHref, formatPhone } from '../../../domain/shared/phoneNumbers';
import { dotted } from '../../../lib/text';
import { Fill, Muted, PlainList, Row, twoLines } from '../../../ui/parts';
import { SelectBox } from '../../../ui/selection/SelectionBar';
import { listItem } from '../../../ui/shortcuts/useListKeys';
import { aboveRowLink, LeadLink, PriorityTag } from '../../shared/leads/LeadCells';
import { FollowUpButton, StageButton, ValueButton, LeadRowActions } from './LeadCellButtons';
import type { LeadItemProps, ShownLeads } from './LeadsTable';

/** The leads on a phone: a card each, with the content of the table's columns. */
export const LeadCards = ({
  leads,
  chosen,
  isSelecting,
  ...actions
}: ShownLeads & { isSelecting: boolean }) => (
  <PlainList
    aria-label="Leads"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: 1,
    }}
  >
    {leads.map((lead) => (
      <LeadCard
        key={lead.id}
        lead={lead}
        isSelected={chosen.has(lead.id)}
        isSelecting={isSelecting}
        {...actions}
      />
    ))}
  </PlainList>
);

const LeadCard = memo(function LeadCard({
  lead,
  isSelected,
  isSelecting,
  onSelect,
  onMenu,
  ...actions
}: LeadItemProps & { isSelecting: boolean }) {
  return (
    <Card
      component="li"
      {...listItem(lead.id)}
      sx={{
        position: 'relative',
        overflowWrap: 'anywhere',
        px: 1.5,
        pt: 1,
        borderColor: isSelecting && isSelected ? 'primary.main' : undefined,
      }}
    >
      {/* A finger's buttons are higher than the words: the first takes the card's padding, too. */}
      <Row align="baseline" rowGap={0} sx={{ '@media (pointer: coarse)': { mt: -1 } }}>
        {isSelecting && (
          <Box sx={{ alignSelf: 'start', ml: -1.5, '@media (pointer: fine)': { mt: -1 } }}>
            <SelectBox
              name={leadName(lead)}
              isSelected={isSelected}
              onToggle={(isRange) => onSelect(lead.id, isRange)}
            />
          </Box>
        )}
        <Fill basis="9rem">
          <LeadLink leadId={lead.id}>{leadName(lead)}</LeadLink>
        </Fill>
        <Typography component="div" variant="subtitle1">
          <ValueButton lead={lead} onMenu={onMenu} />
        </Typography>
      </Row>
      <Row align="baseline" rowGap={0}>
        <Fill basis="9rem">
          <Muted>{dotted(townLine(lead), lead.serviceType, !lead.isActive && 'Inactive')}</Muted>
        </Fill>
        <Typography component="div" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          <FollowUpButton lead={lead} onMenu={onMenu} />
        </Typography>
      </Row>
      <Typography variant="body2" sx={twoLines}>
        <PriorityTag priority={lead.priority} /> {requestText(lead)}
      </Typography>
      <Muted>{dotted(formatPhone(lead.phone), lead.leadSource, lead.email)}</Muted>
      <Row gap={0}>
        <Fill basis="8rem">
          <StageButton lead={lead} onMenu={onMenu} />
        </Fill>
        <IconButton
          component="a"
          href={callHref(lead.phone)}
          aria-label={`Call ${leadName(lead)}`}
          sx={{ ...aboveRowLink, color: 'primary.main' }}
        >
          <CallIcon fontSize="small" />
        </IconButton>
        <LeadRowActions lead={lead} {...actions} />
      </Row>
    </Card>
  );
});
