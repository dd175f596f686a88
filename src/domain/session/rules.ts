/** How long the button shows `Signing in...` before the check, in milliseconds. */
export const SIGN_IN_DELAY_MS = 1_000;

/** The message for wrong credentials. */
export const WRONG_PAIR = 'Invalid username or password';
