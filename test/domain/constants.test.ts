import { expect, it } from 'vitest';
import { RECENT_POSTS, RELATED_POSTS } from '../../src/domain/blog/rules';
import { HISTORY_LIMIT } from '../../src/domain/history/schema';
import { UPCOMING_DAYS } from '../../src/domain/leads/appointments';
import { FOLLOW_UP_CHECK_INTERVAL_MS } from '../../src/domain/leads/listeners';
import { SHOWN_IN_CRM, SHOWN_ON_DASHBOARD } from '../../src/domain/notifications/rules';
import { EMAIL_DELAY_MS } from '../../src/domain/projects/rules';
import { SIGN_IN_DELAY_MS, WRONG_PAIR } from '../../src/domain/session/commands';

/** The constants that the specification fixes, with their numbers. Tests elsewhere use the names. */
it.each([
  ['follow-up check, milliseconds', FOLLOW_UP_CHECK_INTERVAL_MS, 60_000],
  ['login delay, milliseconds', SIGN_IN_DELAY_MS, 1_000],
  ['simulated e-mail, milliseconds', EMAIL_DELAY_MS, 1_000],
  ['upcoming appointments, days', UPCOMING_DAYS, 7],
  ['notifications in the CRM', SHOWN_IN_CRM, 5],
  ['notifications on the dashboard', SHOWN_ON_DASHBOARD, 3],
  ['recent posts', RECENT_POSTS, 3],
  ['related posts', RELATED_POSTS, 3],
  ['lines of history', HISTORY_LIMIT, 2_000],
  ['a wrong pair', WRONG_PAIR, 'Invalid username or password'],
])('%s', (_what, constant, specified) => expect(constant).toBe(specified));
