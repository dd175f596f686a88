import type { ContextWords } from '../shared/words';
import * as content from './events';

/** What the owner reads of the events of page copy. */
export const words: ContextWords = {
  [content.sectionEdited.type]: (fact) => `Page section edited: ${fact('section')}`,
  [content.pageInfoEdited.type]: 'Page title edited',
  [content.pageReset.type]: 'Page reset to its built-in wording',
};
