import { useCallback, useMemo } from 'react';
import { displaySettingId, knownMembers } from '../../../domain/settings/rules';
import { joinTags } from '../../../lib/text';
import { useSetting } from './useSetting';

/** A setting that is a set of known names: returns it, and a function that toggles a name. */
export function useMemberSetting<Name extends string>(
  name: string,
  known: readonly Name[],
): [members: ReadonlySet<Name>, setMember: (member: string, isMember: boolean) => void] {
  const [value, set] = useSetting(displaySettingId(name));
  const members = useMemo(
    () => new Set(knownMembers({ value: value ?? '' }, known)),
    [known, value],
  );
  const setMember = useCallback(
    (member: string, isMember: boolean): void => {
      const next = known.filter((one) => (one === member ? isMember : members.has(one)));
      set(next.length === 0 ? undefined : joinTags(next));
    },
    [known, members, set],
  );
  return [members, setMember];
}
