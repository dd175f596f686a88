import { defineEvent } from '../shared/event';

/** The owner signed in, here or in another tab. The check for due follow-ups begins, at once and every 60 s. The event holds neither name nor password. */
export const signedIn = defineEvent('session/signedIn');

/** The owner signed out, here or in another tab. The follow-up check stops. */
export const signedOut = defineEvent('session/signedOut');
