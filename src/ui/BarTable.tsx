import { Box } from '@mui/material';
import { LARGE_TEXT } from '../app/theme/adminTheme';

interface BarTableProps {
  title: string;
  /** Whether the heading above it says its title. */
  isTitled?: boolean;
  head: readonly string[];
  rows: readonly {
    label: string;
    /** The length of the bar, relative to the longest; undefined for no bar. */
    size?: number;
    cells: readonly string[];
  }[];
}

/** A chart as a table: it has every label and number, in any font and at any text size. */
export function BarTable({ title, isTitled, head, rows }: BarTableProps) {
  const longest = Math.max(1, ...rows.map(({ size = 0 }) => size));
  return (
    <Box
      component="table"
      aria-label={title}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        '& caption': { pb: 1, textAlign: 'left', fontSize: '1rem', fontWeight: 600 },
        '& th': { py: 0.5, textAlign: 'left', fontWeight: 400, overflowWrap: 'break-word' },
        '& td, & thead th:not(:first-of-type)': { pl: 1.5, textAlign: 'right' },
        '& tbody th': { width: '50%' },
        '& thead th': { color: 'text.secondary', overflowWrap: 'normal' },
        '& td': { verticalAlign: 'top', py: 0.5, overflowWrap: 'break-word' },
        // The label has a line of its own, above its numbers.
        [LARGE_TEXT]: {
          '&, & caption, & thead, & tbody': { display: 'block' },
          '& tr': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
          '& th:first-of-type': { width: '100%' },
          '& td, & thead th:not(:first-of-type)': { pl: 0 },
        },
      }}
    >
      <caption className={isTitled ? 'visually-hidden' : undefined}>{title}</caption>
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
        {rows.map(({ label, size, cells }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {size !== undefined && <Bar share={size / longest} />}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const Bar = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: 4, bgcolor: 'var(--sunken)' }}>
    <Box
      sx={{
        width: `${share * 100}%`,
        height: '100%',
        borderRadius: 4,
        bgcolor: 'primary.main',
        '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
      }}
    />
  </Box>
);
