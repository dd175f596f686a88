import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { displaySettingId } from '../../../domain/settings/rules';
import { selectSettings } from '../../../domain/settings/slice';
import { MAX_LENGTH } from '../../../lib/fields';
import { parseJson } from '../../../lib/parseJson';

/** The saved views of the leads table, each a setting of its own, so that two tabs can save one. */

export const MAX_VIEW_NAME = 60;

const savedViewSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_VIEW_NAME)),
  /** Its filters, order and columns, as in an address. */
  query: v.pipe(v.string(), v.maxLength(MAX_LENGTH.address)),
});

export interface SavedView extends v.InferOutput<typeof savedViewSchema> {
  id: string;
}

const PREFIX = displaySettingId('leads.view.');

/** Returns the id of the setting of a view. */
export const viewSettingId = (viewId: string): string => `${PREFIX}${viewId}`;

/** Returns the saved views by name; leaves out a setting that does not hold a view. */
export const selectSavedViews = createSelector([selectSettings], (settings): SavedView[] =>
  Object.values(settings)
    .flatMap(({ id, value }) => {
      if (!id.startsWith(PREFIX)) return [];
      const parsed = v.safeParse(savedViewSchema, parseJson(value));
      return parsed.success ? [{ id: id.slice(PREFIX.length), ...parsed.output }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id)),
);
