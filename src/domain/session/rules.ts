import { ownerSignIn } from '../../business';

/** How long the button says `Signing in...` before the pair is looked at, in milliseconds (section 9). */
export const SIGN_IN_DELAY_MS = 1_000;

/** What a wrong pair gets (section 8). */
export const WRONG_PAIR = 'Invalid username or password';

/** Whether this is the one name and password (section 6). A convenience, no protection. */
export function isOwner(username: string, password: string): boolean {
  return username === ownerSignIn.username && password === ownerSignIn.password;
}
