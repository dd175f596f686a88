import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { PAID } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { localDay, formatMonth } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { Section } from '../../ui/screen/Section';
import type * as Charts from './OverviewCharts';
import { formatPercent, overviewOf, type Overview } from './overview';

/** Loads a chart lazily; if its chunk fails to load, the table below still has the numbers. */
function lazyChart<Props>(pick: (charts: typeof Charts) => ComponentType<Props>) {
  return lazy(async () => {
    try {
      return { default: pick(await import('./OverviewCharts')) };
    } catch (error) {
      console.error('The charts could not be loaded:', error);
      return { default: NoChart };
    }
  });
}

const StagesChart = lazyChart(
  (charts): ComponentType<Pick<Overview, 'stages'>> => charts.StagesChart,
);
const MonthsChart = lazyChart(
  (charts): ComponentType<Pick<Overview, 'months'>> => charts.MonthsChart,
);
const ConversionChart = lazyChart(
  (charts): ComponentType<Pick<Overview, 'conversion'>> => charts.ConversionChart,
);

function NoChart() {
  return (
    <Typography variant="body2" color="textSecondary">
      The picture could not be loaded. The numbers are below.
    </Typography>
  );
}

/** Charts of the business, each with its numbers as a table for screen readers. */
export function BusinessOverview() {
  const leads = useAppSelector(selectLeads);
  const now = useNow();
  const today = localDay(new Date(now));
  const overview = useMemo(() => overviewOf(leads, new Date(`${today}T12:00:00`)), [leads, today]);
  const { stages, months, conversion, paid, all } = overview;
  return (
    <Section title="Business overview">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Picture
          title="Pipeline by stage"
          height={380}
          head={['Stage', 'Leads', 'Value']}
          rows={stages.map(({ stage, count, value }) => [
            stage,
            String(count),
            formatDollars(value),
          ])}
        >
          <StagesChart stages={stages} />
        </Picture>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Picture
            title="Value of new leads by month"
            height={220}
            head={['Month', 'Leads', 'Value']}
            rows={months.map(({ month, count, value }) => [
              formatMonth(month),
              String(count),
              formatDollars(value),
            ])}
          >
            <MonthsChart months={months} />
          </Picture>
          <Picture
            title="Conversion"
            height={150}
            head={['Leads', 'Number']}
            rows={[
              [PAID, String(paid)],
              ['All', String(all)],
              ['Conversion rate', formatPercent(conversion)],
            ]}
          >
            <ConversionChart conversion={conversion} />
          </Picture>
        </Box>
      </Box>
    </Section>
  );
}

interface PictureProps {
  title: string;
  /** The chart's height, in pixels. */
  height: number;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

function Picture({ title, height, head, rows, children }: PictureProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" sx={{ mb: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box aria-hidden sx={{ minHeight: height }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
      </Box>
      <Box
        component="details"
        sx={{
          mt: 0.5,
          '& summary': { py: 1.5, cursor: 'pointer', fontSize: '0.875rem', color: 'primary.main' },
          '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
          '& th, & td': {
            py: 0.5,
            textAlign: 'left',
            fontWeight: 400,
            borderTop: 1,
            borderColor: 'divider',
          },
          '& td:not(:first-of-type), & thead th:not(:first-of-type)': { textAlign: 'right' },
          '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          '& thead th': { fontWeight: 600 },
        }}
      >
        <summary>{`${title} as a table`}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
