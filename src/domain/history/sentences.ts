import { entryTypeOf, STORIES, type EventStory } from '../shared/event';
import type { ContextWords, ReadFact, Sentence } from '../shared/words';
import { actUndone } from '../undo/events';
import type { HistoryEntry } from './schema';

const CONTEXTS = import.meta.glob<ContextWords>(['../*/words.ts', '!../shared/*'], {
  eager: true,
  import: 'words',
});

/** The words of all events, by type, of every context that has a `words.ts`. */
const WORDS: ContextWords = Object.assign({}, ...Object.values(CONTEXTS));

/** The sentences of history entries, by type, and of events without an entry. */
const SENTENCES = new Map<string, Sentence>(
  Object.entries(WORDS).flatMap(([type, words]) => {
    const sentence = typeof words === 'object' ? words.one : words;
    return sentence === undefined ? [] : [[entryTypeOf(type), sentence]];
  }),
);

/** Returns the types of the entries of recorded events, or of those for which a test holds. */
export const entryTypes = (
  isMeant: (story: EventStory) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    [...STORIES]
      .filter(([, story]) => story.subjects && isMeant(story))
      .map(([type]) => entryTypeOf(type)),
  );

const readerOf =
  (facts: HistoryEntry['facts']): ReadFact =>
  (name) =>
    String(facts[name] ?? '');

/** Returns a sentence for use after a colon: what follows its own is in brackets. */
export const inSentence = (sentence: string): string => sentence.replace(/: (.*)/s, ' ($1)');

/** Returns the sentence of an undo, which has the facts of what was undone. */
function undoSentence({ undone, isRestore, ...facts }: HistoryEntry['facts']): string {
  if (isRestore === true) return 'Restored';
  if (undone === actUndone.type) return 'Undone: Restored';
  return `Undone: ${inSentence(sentenceFor({ type: String(undone), facts }))}`;
}

/** Returns the sentence of a history entry, or of an event without one; its type if this version does not know it. */
export function sentenceFor({ type, facts }: Pick<HistoryEntry, 'type' | 'facts'>): string {
  if (type === actUndone.type) return undoSentence(facts);
  const sentence = SENTENCES.get(type) ?? type;
  return typeof sentence === 'string' ? sentence : sentence(readerOf(facts));
}

/** Says what an event did to several entities, `2 leads`; undefined if it is never about several. */
export function sentenceForSeveral(
  type: string,
  count: string,
  facts: HistoryEntry['facts'],
): string | undefined {
  const words = WORDS[type];
  return typeof words === 'object' ? words.several(count, readerOf(facts)) : undefined;
}
