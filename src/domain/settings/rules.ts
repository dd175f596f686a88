import { splitTags } from '../../lib/text';
import type { Setting } from './schema';

/** How the owner wants a screen to look, which Undo leaves alone: nothing is lost by it. */

const PREFIX = 'display.';

/** Returns the id of a display setting: `display.leads.columns`. */
export const displaySettingId = (name: string): string => `${PREFIX}${name}`;

/** Whether a setting only says how a screen looks. */
export const isDisplaySetting = (id: string): boolean => id.startsWith(PREFIX);

/** Returns the members of a setting that is a list; unknown ones are ignored. */
export const knownMembers = <Name extends string>(
  setting: Pick<Setting, 'value'> | undefined,
  known: readonly Name[],
): Name[] => {
  const members = new Set(splitTags(setting?.value ?? ''));
  return known.filter((name) => members.has(name));
};

/** The id of the setting that switches shortcuts of a single key on and off (WCAG 2.1.4). */
export const SINGLE_KEYS = 'singleKeys';

/** Whether single keys, such as `/`, are shortcuts; they are unless the owner switched them off. */
export const areSingleKeysOn = (settings: Readonly<Record<string, Setting>>): boolean =>
  settings[SINGLE_KEYS]?.value !== 'false';
