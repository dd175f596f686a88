import type { Lead } from '../../../domain/leads/schema';
import { formatDistanceFrom } from '../../../lib/dates';

/** How much of a text is shown in a list, in characters. */
const SHOWN_LENGTH = 140;

const shorten = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text;

/** Returns the last thing said with a lead and how long ago; before the first contact, what the lead asks for. */
export function lastSaid(
  { communications, projectDescription }: Pick<Lead, 'communications' | 'projectDescription'>,
  now: number,
): string {
  const last = [...communications].sort((a, b) => a.dateTime.localeCompare(b.dateTime)).at(-1);
  if (!last) return shorten(projectDescription);
  const text = [last.subject, last.content].filter(Boolean).join(': ');
  return `${shorten(text)} (${formatDistanceFrom(last.dateTime, now)})`;
}
