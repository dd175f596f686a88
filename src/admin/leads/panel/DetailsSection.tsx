import { Box, Stack } from '@mui/material';
import { Fragment } from 'react';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadFieldText,
  type LeadFieldName,
} from '../../../domain/leads/fields';
import { addressLine, placeLine } from '../../../domain/leads/rules';
import { CONTACT_FIELDS, type Lead } from '../../../domain/leads/schema';
import { callHref, formatPhone, phonesOf } from '../../../domain/shared/phoneNumbers';
import { formatDateTime } from '../../../lib/dates';
import { addressHref } from '../../../lib/messageLinks';
import { formatDollars } from '../../../lib/money';
import { EmailText } from '../../../ui/EmailText';
import { OddValues } from '../../../ui/OddValues';
import { Fact, Row, TypedText } from '../../../ui/parts';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { Tag } from '../../../ui/Tag';
import { VisitAddress } from '../../shared/leads/VisitAddress';

/** The fields with a place of their own, here or in the panel's header; all others are listed. */
const PLACED: ReadonlySet<LeadFieldName> = new Set([
  ...CONTACT_FIELDS,
  'leadSource',
  'stage',
  'serviceType',
  'projectDescription',
  'estimatedValue',
  'priority',
  'isActive',
  'tags',
]);
const OTHER_FIELDS = LEAD_FIELD_NAMES.filter((name) => !PLACED.has(name));

/** A phone number that calls; of several each of them, with the words between. */
function PhoneLinks({ phone }: Pick<Lead, 'phone'>) {
  const numbers = [...phonesOf(phone)].sort((a, b) => a.start - b.start);
  if (numbers.length < 2) return <a href={callHref(phone)}>{formatPhone(phone)}</a>;
  const ends = numbers.map(({ text, start }) => start + text.length);
  return (
    <>
      {numbers.map(({ text, number, start }, at) => (
        <Fragment key={number}>
          {phone.slice(ends[at - 1] ?? 0, start)}
          <a href={callHref(number)}>{text}</a>
        </Fragment>
      ))}
      {phone.slice(ends.at(-1))}
    </>
  );
}

/** The details of a lead. */
export const DetailsSection = ({ lead }: { lead: Lead }) => (
  <PanelSection title="Details">
    <Stack spacing={2}>
      <OddValues entity={lead} />
      <TypedText>{lead.projectDescription}</TypedText>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1.5,
          '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
          '& a': {
            display: 'inline-block',
            minHeight: 24,
            color: 'primary.main',
            '@media (pointer: coarse)': { minHeight: 44, py: 1.25, my: -0.75 },
          },
        }}
      >
        <Fact label={LEAD_FIELDS.phone.label}>
          <PhoneLinks phone={lead.phone} />
        </Fact>
        <Fact label={LEAD_FIELDS.email.label}>
          {lead.email && (
            <a href={addressHref(lead.email)}>
              <EmailText address={lead.email} />
            </a>
          )}
        </Fact>
        <Fact label={LEAD_FIELDS.address.label}>
          {addressLine(lead) === '' ? (
            placeLine(lead)
          ) : (
            <VisitAddress address={addressLine(lead)} />
          )}
        </Fact>
        <Fact label="Service">{lead.serviceType}</Fact>
        <Fact label={LEAD_FIELDS.estimatedValue.label}>
          {lead.estimatedValue > 0 ? formatDollars(lead.estimatedValue) : 'None yet'}
        </Fact>
        <Fact label={LEAD_FIELDS.leadSource.label}>{lead.leadSource}</Fact>
        <Fact label="Created">{formatDateTime(lead.createdDate)}</Fact>
        <Fact label="Last contact">
          {lead.lastContactDate ? formatDateTime(lead.lastContactDate) : 'None yet'}
        </Fact>
        {OTHER_FIELDS.map((name) => (
          <Fact key={name} label={LEAD_FIELDS[name].label}>
            {leadFieldText(lead[name])}
          </Fact>
        ))}
        <Fact label={LEAD_FIELDS.tags.label}>
          {lead.tags.length > 0 && (
            <Row component="span" gap={0.5}>
              {lead.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Row>
          )}
        </Fact>
      </Box>
    </Stack>
  </PanelSection>
);
