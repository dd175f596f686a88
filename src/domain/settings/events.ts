import type { Setting } from './schema';
import { defineEvent } from '../shared/event';

/** The owner changed a setting. */
export const settingChanged = defineEvent<Setting>('settings/settingChanged');

/** The owner went back to the default value of a setting. */
export const settingReset = defineEvent<{ id: string }>('settings/settingReset', ({ id }) => ({
  settings: { ids: [id] },
}));
