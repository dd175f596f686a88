import { createTheme } from '@mui/material';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS } from '../../../src/admin/calendar/calendarEntries';
import { calendarStyles, entryColors } from '../../../src/admin/calendar/calendarStyles';

describe('the styles of the calendar', () => {
  const theme = createTheme();

  it.each(ENTRY_KINDS)('give %s their fill, their ink and their edge', (kind) => {
    const { borderColor, ...fill } = entryColors(theme)[kind];
    expect(calendarStyles(theme)[`& .calendar-${kind}`]).toMatchObject({
      ...fill,
      borderInlineStart: `4px solid ${borderColor}`,
    });
  });
});
