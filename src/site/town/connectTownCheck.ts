import { townAnswer, type Town, type TownAnswer } from './townAnswer';

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
  const asked = new URLSearchParams(window.location.search).get(TOWN_FIELD);
  if (!field || !asked || field.value !== '') return;
  field.value = asked;
  answer();
}
