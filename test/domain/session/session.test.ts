import { expect, it } from 'vitest';
import { ownerSignIn } from '../../../src/business';
import { signIn } from '../../../src/domain/session/commands';
import { signedOut } from '../../../src/domain/session/events';
import { selectIsSignedIn } from '../../../src/domain/session/slice';
import { makeStore } from '../../support/store';

it.each([
  [ownerSignIn.username, ownerSignIn.password, true],
  [` ${ownerSignIn.username} `, ownerSignIn.password, true],
  [ownerSignIn.username, 'wrong', false],
  [ownerSignIn.username, `${ownerSignIn.password} `, false],
  ['Admin', ownerSignIn.password, false],
  ['', '', false],
])('the pair %j / %j signs in: %s', (username, password, isOwner) => {
  const { store, events } = makeStore();
  expect(store.dispatch(signIn(username, password))).toBe(isOwner);
  expect(selectIsSignedIn(store.getState())).toBe(isOwner);
  expect(JSON.stringify(events)).not.toContain(ownerSignIn.password);
  store.dispatch(signedOut());
  expect(selectIsSignedIn(store.getState())).toBe(false);
});
