import { ownerSignIn } from '../../business';
import type { Command } from '../store';
import { signedIn } from './events';

/** Signs in if name, without spaces around it, and password are the owner's, a convenience and no protection. Returns whether they are. */
export const signIn =
  (username: string, password: string): Command<boolean> =>
  (dispatch) => {
    if (username.trim() !== ownerSignIn.username || password !== ownerSignIn.password) return false;
    dispatch(signedIn());
    return true;
  };
