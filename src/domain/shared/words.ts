/** Returns a fact of a history entry as text; empty if the entry does not have it. */
export type ReadFact = (name: string) => string;

/** What happened, without the subject: `Moved from New Lead to Paid`. */
export type Sentence = string | ((fact: ReadFact) => string);

/** What the owner reads of an event that may be about several entities. */
export interface WordsForSeveral {
  one?: Sentence;
  /** What an act on several did, given how many: `Moved 2 leads to Paid`. */
  several: (count: string, fact: ReadFact) => string;
}

/** What the owner reads of the events of a context, by their types; visitors do not load it. */
export type ContextWords = Readonly<Record<string, Sentence | WordsForSeveral>>;
