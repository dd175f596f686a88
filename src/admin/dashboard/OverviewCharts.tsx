import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { formatMonth } from '../../lib/dates';
import { formatCompactDollars, formatDollars } from '../../lib/money';
import { formatPercent, type Overview } from './overview';

/**
 * The charts of the business overview, in a chunk of their own, because the chart library is large.
 */

const inDollars = (value: number | null): string => formatDollars(value ?? 0);

export function StagesChart({ stages }: Pick<Overview, 'stages'>) {
  const { palette } = useTheme();
  return (
    <BarChart
      height={380}
      layout="horizontal"
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ scaleType: 'band', data: stages.map(({ stage }) => stage), width: 132 }]}
      xAxis={[{ valueFormatter: formatCompactDollars, tickNumber: 4 }]}
      series={[
        {
          data: stages.map(({ value }) => value),
          color: palette.primary.main,
          valueFormatter: inDollars,
        },
      ]}
    />
  );
}

export function MonthsChart({ months }: Pick<Overview, 'months'>) {
  const { palette } = useTheme();
  return (
    <BarChart
      height={220}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ month }) => formatMonth(month)),
          valueFormatter: (month: string) => month.slice(0, 3),
        },
      ]}
      yAxis={[{ valueFormatter: formatCompactDollars, width: 48 }]}
      series={[
        {
          data: months.map(({ value }) => value),
          color: palette.secondary.main,
          valueFormatter: inDollars,
        },
      ]}
    />
  );
}

export function ConversionChart({ conversion }: Pick<Overview, 'conversion'>) {
  const { palette } = useTheme();
  return (
    <Gauge
      height={150}
      value={conversion}
      startAngle={-90}
      endAngle={90}
      innerRadius="72%"
      outerRadius="100%"
      text={formatPercent(conversion)}
      sx={{
        '& .MuiGauge-valueArc': { fill: palette.primary.main },
        '& .MuiGauge-referenceArc': { fill: 'var(--line)' },
        '& .MuiGauge-valueText': {
          fontSize: '1.5rem',
          fontWeight: 700,
          transform: 'translate(0, -14px)',
        },
      }}
    />
  );
}
