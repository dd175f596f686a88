import { useAppSelector } from '../../../app/store/hooks';
import { areSingleKeysOn } from '../../../domain/settings/rules';
import { selectSettings } from '../../../domain/settings/slice';

/** Returns whether single keys are shortcuts. */
export const useSingleKeys = (): boolean =>
  useAppSelector((state) => areSingleKeysOn(selectSettings(state)));
