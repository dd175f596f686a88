import type { ContextWords } from '../shared/words';
import * as settings from './events';

/** What the owner reads of the events of settings. */
export const words: ContextWords = {
  [settings.settingChanged.type]: 'Setting changed',
  [settings.settingReset.type]: 'Setting changed',
};
