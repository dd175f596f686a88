import { useAppSelector } from '../../app/store/hooks';
import { areSingleKeysOn } from '../../domain/settings/rules';
import { selectSettings } from '../../domain/settings/slice';

/** Returns whether single keys are shortcuts, as the owner can choose (WCAG 2.1.4). */
export const useSingleKeys = (): boolean =>
  useAppSelector((state) => areSingleKeysOn(selectSettings(state)));
