import { signedIn } from '../../events/session';
import type { Command } from '../store';
import { isOwner } from './rules';

/** Tries a name and a password; signs in and answers true where they are the owner's. */
export const signIn =
  (username: string, password: string): Command<boolean> =>
  (dispatch) => {
    if (!isOwner(username, password)) return false;
    dispatch(signedIn());
    return true;
  };
