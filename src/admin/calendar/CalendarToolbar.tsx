import CheckIcon from '@mui/icons-material/Check';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  Button,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useTheme,
} from '@mui/material';
import { pluralize } from '../../lib/text';
import { FilterSheet } from '../../ui/FilterSheet';
import { Row } from '../../ui/parts';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { ToggleChip } from '../../ui/ToggleChip';
import { ENTRY_KINDS, type EntryKind } from './calendarEntries';
import { entryColors, type EntryColors } from './calendarStyles';
import {
  CALENDAR_VIEWS,
  shiftedDay,
  useCalendarView,
  type CalendarState,
  type CalendarView,
} from './useCalendarView';

const VIEW_LABELS = { month: 'Month', week: 'Week', day: 'Day', list: 'List' };
/** Returns the name of a view; a week is shown in parts on a phone. */
const viewLabel = (view: CalendarView, weekDays: number): string =>
  view === 'week' && weekDays < 7 ? `${weekDays} days` : VIEW_LABELS[view];
const KIND_LABELS: Record<EntryKind, string> = {
  appointments: 'Appointments',
  jobs: 'Jobs',
  'follow-ups': 'Follow-ups',
};

interface CalendarToolbarProps {
  /** The days that are shown, such as `November 2026`. */
  title: string;
  found: number;
}

/** What the calendar shows: which days, as what, and which kinds of entries. */
export function CalendarToolbar({ title, found }: CalendarToolbarProps) {
  const isPhone = useIsPhone();
  const { shown, today, change } = useCalendarView();
  const { view, hidden, hasDone, weekDays } = shown;
  const step = view === 'list' ? 'two weeks' : viewLabel(view, weekDays).toLowerCase();
  return (
    <Stack spacing={1} className="no-print">
      <Row>
        <Row gap={0.5} sx={{ flex: '1 1 18rem' }}>
          <Button variant="outlined" onClick={() => change({ day: today })}>
            Today
          </Button>
          <IconButton
            aria-label={`Previous ${step}`}
            onClick={() => change({ day: shiftedDay(shown, -1) })}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            aria-label={`Next ${step}`}
            onClick={() => change({ day: shiftedDay(shown, 1) })}
          >
            <ChevronRightIcon />
          </IconButton>
          <Typography
            variant="h2"
            aria-live="polite"
            sx={{
              flex: '1 1 0',
              minWidth: 'min(8em, 100%)',
              fontSize: { xs: '1.1rem', sm: '1.35rem' },
            }}
          >
            {title}
          </Typography>
        </Row>
        <ToggleButtonGroup
          exclusive
          value={view}
          aria-label="View"
          onChange={(_event, chosen: CalendarState['view'] | null) => {
            if (chosen) change({ view: chosen });
          }}
          sx={{
            flex: { xs: '1 1 auto', sm: 'none' },
            flexWrap: 'wrap',
            '& .MuiToggleButton-root': {
              flex: '1 0 auto',
              minHeight: 44,
              px: { xs: 0.75, sm: 2 },
              color: 'text.secondary',
              '&.Mui-selected': { color: 'text.primary', fontWeight: 700 },
            },
          }}
        >
          {CALENDAR_VIEWS.map((offered) => (
            <ToggleButton key={offered} value={offered}>
              {viewLabel(offered, weekDays)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isPhone && (
          <FilterSheet
            count={hidden.size + Number(hasDone)}
            found={pluralize(found, 'entry', 'entries')}
          >
            <EntrySwitches />
          </FilterSheet>
        )}
      </Row>
      {!isPhone && <EntrySwitches />}
    </Stack>
  );
}

/** Whether each kind of entry is shown, and what is done. */
function EntrySwitches() {
  const { shown, change } = useCalendarView();
  const { hidden, hasDone } = shown;
  const colors = entryColors(useTheme());
  const toggle = (kind: EntryKind): void => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    change({ hidden: next });
  };
  return (
    <Row gap={0.5} role="group" aria-label="Shown">
      {ENTRY_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={KIND_LABELS[kind]}
          isOn={!hidden.has(kind)}
          colors={colors[kind]}
          onToggle={() => toggle(kind)}
        />
      ))}
      <Switch
        label="Finished and cancelled"
        isOn={hasDone}
        onToggle={() => change({ hasDone: !hasDone })}
      />
    </Row>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  colors?: EntryColors;
  onToggle: () => void;
}

/** Whether some entries are shown; also the legend of their color. */
const Switch = ({ label, isOn, colors, onToggle }: SwitchProps) => (
  <ToggleChip
    label={label}
    isOn={isOn}
    color="default"
    variant="outlined"
    onClick={onToggle}
    icon={isOn ? <CheckIcon color="inherit" /> : undefined}
    // A style, so that it is the same under the pointer.
    style={isOn ? colors : undefined}
  />
);
