import { describe, expect, it } from 'vitest';
import { settingChanged, settingReset } from '../../../src/domain/settings/events';
import {
  areSingleKeysOn,
  displaySettingId,
  knownMembers,
  SINGLE_KEYS,
} from '../../../src/domain/settings/rules';
import type { Setting } from '../../../src/domain/settings/schema';
import { selectSettings } from '../../../src/domain/settings/slice';
import { selectActs } from '../../../src/domain/undo/slice';
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

describe('a setting', () => {
  it('has its last value, until it is reset', () => {
    const { store } = makeStore();
    store.dispatch(settingChanged({ id: 'a', value: '1' }));
    store.dispatch(settingChanged({ id: 'b', value: '2' }));
    store.dispatch(settingChanged({ id: 'a', value: '3' }));
    store.dispatch(settingReset({ id: 'b' }));
    expect(selectSettings(store.getState())).toEqual({ a: { id: 'a', value: '3' } });
  });

  it.each([
    [undefined, true],
    ['true', true],
    ['false', false],
  ])('for single keys, %s, leaves them on: %s', (value, areOn) => {
    const settings: Record<string, Setting> =
      value === undefined ? {} : { [SINGLE_KEYS]: { id: SINGLE_KEYS, value } };
    expect(areSingleKeysOn(settings)).toBe(areOn);
  });
});
