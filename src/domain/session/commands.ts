import type { Command } from '../store';
import { signedIn } from './events';
import { isOwner } from './rules';

/** Signs in if name and password are the owner's. Returns whether they are. */
export const signIn =
  (username: string, password: string): Command<boolean> =>
  (dispatch) => {
    if (!isOwner(username, password)) return false;
    dispatch(signedIn());
    return true;
  };
