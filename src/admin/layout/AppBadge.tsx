import { useEffect } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { countCalls } from '../../domain/leads/nextStep';
import { selectActiveLeads } from '../../domain/leads/slice';
import { selectClosedDays } from '../../domain/shared/closedDays';
import { selectIsSignedIn } from '../../domain/session/slice';

let hasFailed = false;

/** Shows a number at the icon of the installed app, where the browser can; none for 0. */
async function showBadge(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count));
  } catch (error) {
    if (!hasFailed) console.warn('The app’s icon shows no number:', error);
    hasFailed = true;
  }
}

/** Keeps the number of calls that wait, in working hours, at the icon of the installed app, while the owner is signed in. */
export function AppBadge() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const leads = useAppSelector(selectActiveLeads);
  const closed = useAppSelector(selectClosedDays);
  const now = useNow();
  const count = isSignedIn ? countCalls(leads, new Date(now), closed) : 0;
  useEffect(() => {
    if ('setAppBadge' in navigator) void showBadge(count);
  }, [count]);
  return null;
}
