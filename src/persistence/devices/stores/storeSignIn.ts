import * as v from 'valibot';
import { readStoredJson } from '../../attempt';
import { keyOf } from '../../engine/keys';
import type { KeyValueStorage } from '../../engine/keyValueStorage';

const SIGN_IN_KEY = keyOf('storeSignIn');

const signInSchema = v.object({
  /** What opens the store; undefined before the sign-in. */
  token: v.optional(v.string()),
  /** What gets the next token at Dropbox. */
  refreshToken: v.optional(v.string()),
  /** The address of the owner's storage at a remoteStorage server. */
  href: v.optional(v.string()),
  /** What the answer of a sign-in that is under way has to repeat. */
  state: v.optional(v.string()),
  /** What shows Dropbox that the answer is used where the sign-in began. */
  verifier: v.optional(v.string()),
});

/** The owner's sign-in at the store, in this browser. */
export type StoreSignIn = v.InferOutput<typeof signInSchema>;

/** Returns the sign-in at the store; empty without a sign-in. */
export const readSignIn = (storage: KeyValueStorage): StoreSignIn =>
  readStoredJson(storage, SIGN_IN_KEY, signInSchema) ?? {};

export const storeSignIn = (signIn: StoreSignIn, storage: KeyValueStorage): void =>
  storage.write(SIGN_IN_KEY, JSON.stringify(signIn));

export const removeSignIn = (storage: KeyValueStorage): void => storage.remove(SIGN_IN_KEY);
