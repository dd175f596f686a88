import { describe, expect, it } from 'vitest';
import { displaySettingId, knownMembers } from '../../../src/domain/settings/rules';
import { selectActs } from '../../../src/domain/undo/slice';
import { settingChanged, settingReset } from '../../../src/events/settings';
import { makeStore } from '../../support/store';

const KNOWN = ['New Lead', 'Paid', 'Follow-up'] as const;

describe('a display setting', () => {
  it.each([
    ['nothing', undefined, []],
    ['names, in any order', 'Paid, New Lead', ['New Lead', 'Paid']],
    ['a name of another version', 'Paid, Lost', ['Paid']],
    ['what is no list', '{"a":1}', []],
  ])('is read from %s', (_what, value, members) => {
    const setting = value === undefined ? undefined : { value };
    expect(knownMembers(setting, KNOWN)).toEqual(members);
  });

  it('is no act that can be undone, as another setting is', () => {
    const { store } = makeStore();
    const id = displaySettingId('pipeline.folded');
    store.dispatch(settingChanged({ id, value: 'Paid' }));
    store.dispatch(settingReset({ id }));
    expect(selectActs(store.getState())).toEqual([]);
    store.dispatch(settingChanged({ id: 'template.thank-you', value: 'Thanks' }));
    expect(selectActs(store.getState())).toHaveLength(1);
  });
});
