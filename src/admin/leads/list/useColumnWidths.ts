import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { displaySettingId } from '../../../domain/settings/rules';
import { parseJson } from '../../../lib/parseJson';
import { useSetting } from '../../settings/useSetting';
import { COLUMN_WIDTHS, type ColumnId } from './leadColumns';

/** Widths of columns in pixels. */
export type ColumnWidths = Partial<Record<ColumnId, number>>;

const schema = v.record(
  v.string(),
  v.pipe(v.number(), v.minValue(COLUMN_WIDTHS.min), v.maxValue(COLUMN_WIDTHS.max)),
);

const SETTING_ID = displaySettingId('leads.widths');

/**
 * Returns the widths of the columns; undefined while the table sizes them by what is in them. During
 * a drag they are kept here, and stored when it ends.
 */
export function useColumnWidths(): {
  widths: ColumnWidths | undefined;
  resize: (widths: ColumnWidths, isLast: boolean) => void;
  reset: () => void;
} {
  const [text, setText] = useSetting(SETTING_ID);
  const [dragged, setDragged] = useState<ColumnWidths>();
  const stored = useMemo(() => {
    const parsed = v.safeParse(schema, parseJson(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  }, [text]);
  return {
    widths: dragged ?? stored,
    resize: (next, isLast) => {
      setDragged(isLast ? undefined : next);
      if (isLast) setText(JSON.stringify(next));
    },
    reset: () => {
      setDragged(undefined);
      if (text !== undefined) setText(undefined);
    },
  };
}
