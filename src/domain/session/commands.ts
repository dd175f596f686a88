import { ownerSignIn } from '../../business';
import type { Command } from '../store';
import { signedIn } from './events';

/** How long the button shows `Signing in...` before the check, in milliseconds. */
export const SIGN_IN_DELAY_MS = 1_000;

/** The message for wrong credentials. */
export const WRONG_PAIR = 'Invalid username or password';

/** Signs in if name, without spaces around it, and password are the owner's, a convenience and no protection. Returns whether they are. */
export const signIn =
  (username: string, password: string): Command<boolean> =>
  (dispatch) => {
    if (username.trim() !== ownerSignIn.username || password !== ownerSignIn.password) return false;
    dispatch(signedIn());
    return true;
  };
