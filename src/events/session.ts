import { defineEvent } from './event';

/** The owner signed in. The follow-up check starts. The event holds neither name nor password. */
export const signedIn = defineEvent('session/signedIn');

/** The owner signed out, here or in another tab. The follow-up check stops. */
export const signedOut = defineEvent('session/signedOut');
