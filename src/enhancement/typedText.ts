import { draftOf, writeDraft } from '../persistence/formDrafts';
import { isChanged } from './deferredInput';

/** Stores what is typed into forms marked `data-draft` when the page is left without the app. */
export function keepTypedText(signal: AbortSignal): void {
  const onPagehide = (): void => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const changed = [...form.elements].filter(isChanged);
      // An untouched form does not replace an earlier draft.
      if (changed.length === 0) continue;
      const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
      writeDraft(form.dataset.draft ?? '', draftOf(values));
    }
  };
  window.addEventListener('pagehide', onPagehide, { signal });
}
