import { useMemo } from 'react';
import { Columns } from '../../ui/layout/Columns';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { PAID } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { localDay, formatMonth } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { BarTable } from '../../ui/BarTable';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/screen/Section';
import { formatPercent, overviewOf } from './overview';

/** Charts of the business: tables with a bar in each row. */
export function BusinessOverview() {
  const leads = useAppSelector(selectLeads);
  const now = useNow();
  const today = localDay(new Date(now));
  const overview = useMemo(() => overviewOf(leads, new Date(`${today}T12:00:00`)), [leads, today]);
  const { months, conversion, paid, all } = overview;
  if (all === 0) {
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
    <Section title="Business overview">
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
            { label: PAID, cells: [String(paid)] },
            { label: 'All', cells: [String(all)] },
            { label: 'Conversion rate', cells: [formatPercent(conversion)] },
          ]}
        />
      </Columns>
    </Section>
  );
}
