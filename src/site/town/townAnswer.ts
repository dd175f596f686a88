/** A town: its name, its villages and ZIP codes, and the nearest served town if it is not served. */
export type Town = readonly [name: string, places: string, nearest?: string];

/** What "Do you serve my town?" is answered. */
interface TownAnswer {
  kind: 'served' | 'near' | 'unknown';
  /** The towns that were found, or else what was typed. */
  town: string;
  /** The nearest town that is served. */
  nearest: string;
  /** What was typed, if a town is only spelled almost like it; otherwise empty. */
  guess: string;
}

/** In a shorter name, another letter makes another name. */
const SHORTEST_WITH_TYPO = 5;

const WHOLE_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  n: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
  jct: 'junction',
  ctr: 'center',
  vt: '',
  vermont: '',
  town: '',
  city: '',
  village: '',
  of: '',
};

/** Returns a name without case, accents, punctuation and spaces, its short words written out. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\w\s.,/-]/g, '')
    .split(/[^a-z0-9]+/)
    .map((word) => WHOLE_WORDS[word] ?? word)
    .join('');

/** Whether a name equals another but for a letter that is wrong, missing, added or swapped. */
function isAlmost(typed: string, name: string): boolean {
  if (name.length < SHORTEST_WITH_TYPO) return false;
  let at = 0;
  while (at < name.length && typed[at] === name[at]) at += 1;
  const rest = typed.slice(at);
  const other = name.slice(at);
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

const namesOf = ([name, places]: Town): string[] => [name, ...places.split(',')].map(plain);

/** Answers whether a town, village or ZIP code is served; undefined if nothing is typed. */
export function townAnswer(towns: readonly Town[], text: string): TownAnswer | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  // A ZIP code alone, or behind the town's name, which says more.
  const zip = /\d{5}/.exec(typed)?.[0];
  const name = plain(typed.replace(/\d.*/, ''));
  const search = (isFound: (name: string) => boolean): Town[] =>
    towns.filter((town) => namesOf(town).some(isFound));
  const searches = [
    (written: string) => written === name && name !== '',
    (written: string) => written === zip,
    (written: string) => !/\d/.test(written) && isAlmost(name, written),
  ];
  const results = searches.map(search);
  const at = results.findIndex(([first]) => first);
  const found = results[at] ?? [];
  const guess = at === 2 ? typed : '';
  const [near] = found;
  const served = found.filter(([, , nearest]) => nearest === undefined);
  const names = served.map(([town]) => town).join(' and ');
  return {
    kind: names ? 'served' : near ? 'near' : 'unknown',
    town: names || (near?.[0] ?? typed),
    nearest: (!names && near?.[2]) || '',
    guess,
  };
}

/** The parameter of the address, and the name of the field, that hold the town asked for. */
export const TOWN_FIELD = 'town';

/** What is filled in into the words of an answer. */
type Slots = 'town' | 'nearest' | 'guess';

/** Marks the words of an answer with its kind, and within them what is filled in. */
export interface AnswerWords {
  'data-answer'?: TownAnswer['kind'];
  'data-slot'?: Slots;
}

/** Answers a form's "Do you serve my town?" at once, and first what the address asks. */
export function connectTownCheck(form: HTMLFormElement, signal: AbortSignal): void {
  const field = form.querySelector('input');
  const towns = JSON.parse(form.dataset.towns ?? '[]') as Town[];
  const answer = (): void => {
    const found = townAnswer(towns, field?.value ?? '');
    for (const words of form.querySelectorAll<HTMLElement>('[data-answer]'))
      words.hidden = words.dataset.answer !== found?.kind;
    for (const slot of form.querySelectorAll<HTMLElement>('[data-slot]'))
      slot.textContent = found?.[slot.dataset.slot as Slots] ?? '';
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    answer();
    // jsdom has no `scrollIntoView`.
    form.scrollIntoView?.({ block: 'nearest' });
  };
  form.addEventListener('submit', onSubmit, { signal });
  // The answer goes with the town that it was about.
  field?.addEventListener('input', () => field.value === '' && answer(), { signal });
  const town = new URLSearchParams(window.location.search).get(TOWN_FIELD);
  if (!field || !town || field.value !== '') return;
  field.value = town;
  answer();
}
