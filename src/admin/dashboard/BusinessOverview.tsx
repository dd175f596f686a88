import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { Columns } from '../../ui/layout/Columns';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { conversionRate, PAID, paidCount, valueByMonth } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { localDay, formatMonth } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { BarTable } from '../../ui/BarTable';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/screen/Section';

/** Formats a percentage as `14.3%`, always with its decimal. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;

/** Charts of the business: tables with a bar in each row. */
export function BusinessOverview() {
  const leads = useAppSelector(selectLeads);
  const now = useNow();
  const today = localDay(new Date(now));
  const months = useMemo(() => valueByMonth(leads, new Date(`${today}T12:00:00`)), [leads, today]);
  if (leads.length === 0) {
    return (
      <Section title="Business overview">
        <EmptyState
          title="Nothing to show yet"
          hint="The months and the conversion are shown here once there is a lead."
        />
      </Section>
    );
  }
  return (
    <Section
      title="Business overview"
      action={
        <Button component={Link} to={ADDRESSES.sources}>
          Where paid jobs come from
        </Button>
      }
    >
      <Columns>
        <BarTable
          title="Value of new leads by month"
          head={['Month', 'Leads', 'Value']}
          rows={months.map(({ month, count, value }) => ({
            label: formatMonth(month),
            size: value,
            cells: [String(count), formatDollars(value)],
          }))}
        />
        <BarTable
          title="Conversion"
          head={['Leads', 'Number']}
          rows={[
            { label: PAID, cells: [String(paidCount(leads))] },
            { label: 'All', cells: [String(leads.length)] },
            { label: 'Conversion rate', cells: [formatPercent(conversionRate(leads))] },
          ]}
        />
      </Columns>
    </Section>
  );
}
