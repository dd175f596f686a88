import './blog/events';
import './content/events';
import './estimates/events';
import './gallery/events';
import './leads/events';
import './notifications/events';
import './payments/events';
import './projects/events';
import './settings/events';
import './system/events';
import './undo/events';
import { STORIES, type EventStory } from './shared/event';

/** Returns the story of the events of a type. All files of events with a story are loaded by then, whoever asks. */
export const storyOf = (type: string): EventStory | undefined => STORIES.get(type);

/** Returns the type of the history entries of an event: its own, if the event says no other. */
export const entryTypeOf = (type: string): string => STORIES.get(type)?.entryType ?? type;

/** Returns the types of the entries of recorded events, or of those for which a test holds. */
export const entryTypes = (
  isMeant: (story: EventStory) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    [...STORIES]
      .filter(([, story]) => story.subjects && isMeant(story))
      .map(([type]) => entryTypeOf(type)),
  );
