import { defineEvent } from '../shared/event';
import { isDisplaySetting } from './rules';
import type { Setting } from './schema';

/** Undo leaves the look of a screen alone. */
const isKept = ({ id }: Pick<Setting, 'id'>): boolean => !isDisplaySetting(id);

/** The owner changed a setting. */
export const settingChanged = defineEvent<Setting>('settings/settingChanged', { isAct: isKept });

/** The owner went back to the default value of a setting. */
export const settingReset = defineEvent<{ id: string }>('settings/settingReset', {
  deletes: ({ id }) => ({ settings: { ids: [id] } }),
  isAct: isKept,
});
