import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { settingChanged, settingReset } from '../../domain/settings/events';
import { selectSettings } from '../../domain/settings/slice';

/** Returns a setting, undefined by default, and a function that sets it. */
export function useSetting(
  id: string,
): [value: string | undefined, set: (value: string | undefined) => void] {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectSettings(state)[id]?.value);
  const set = (next: string | undefined): void => {
    if (next === undefined) dispatch(settingReset({ id }));
    else dispatch(settingChanged({ id, value: next }));
  };
  return [value, set];
}
