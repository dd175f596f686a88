import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS } from '../../../src/admin/calendar/calendarEntries';
import { calendarStyles, entryColors } from '../../../src/admin/calendar/calendarStyles';

describe('the styles of the calendar', () => {
  const theme = createTheme();

  it.each(ENTRY_KINDS)('give %s their fill, their ink and their edge', (kind) => {
    const { fill, ink, edge } = entryColors(theme)[kind];
    expect(calendarStyles(theme)[`& .calendar-${kind}`]).toMatchObject({
      backgroundColor: fill,
      color: ink,
      borderInlineStart: `4px solid ${edge}`,
    });
  });
});
