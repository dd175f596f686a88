import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { displaySettingId, knownMembers } from '../../domain/settings/rules';
import { selectSettings } from '../../domain/settings/slice';
import { settingChanged, settingReset } from '../../events/settings';
import { joinTags } from '../../lib/text';

/**
 * A display setting that is a set of known names, such as the folded columns of a board. Returns the
 * set, and a function that adds or removes a name; an unknown one changes nothing.
 */
export function useMemberSetting<Name extends string>(
  name: string,
  known: readonly Name[],
): [members: ReadonlySet<Name>, setMember: (member: string, isMember: boolean) => void] {
  const id = displaySettingId(name);
  const dispatch = useAppDispatch();
  const setting = useAppSelector((state) => selectSettings(state)[id]);
  const members = useMemo(() => new Set(knownMembers(setting, known)), [known, setting]);
  const setMember = useCallback(
    (member: string, isMember: boolean): void => {
      const next = known.filter((one) => (one === member ? isMember : members.has(one)));
      if (next.length === 0) dispatch(settingReset({ id }));
      else dispatch(settingChanged({ id, value: joinTags(next) }));
    },
    [dispatch, id, known, members],
  );
  return [members, setMember];
}
