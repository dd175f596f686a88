import { failedStartFunction, lateStartScript } from '../../src/app/startState.ts';
import { colorSchemeScript } from '../../src/persistence/colorScheme.ts';

/** The name of the list of chunks in a page. */
const LIST = 'chunks';

/**
 * Preloads the chunks that the page lists and runs its entry, right after the first paint.
 * Preloaded in the head they would delay the paint; requested by the entry they would load one
 * after another. The second animation frame starts once the first is on its way to the screen.
 */
const deferredPreloadScript = `requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){var m=document.querySelector('meta[name=${LIST}]'),add=function(n,p){document.head.append(Object.assign(document.createElement(n),p,{fetchPriority:'low'}))};if(!m)return;m.content.split(' ').forEach(function(c){add('link',{rel:'modulepreload',href:c})});add('script',{type:'module',src:m.dataset.entry,onerror:${failedStartFunction}})})})})`;

/** The one inline script of every page, because two would delay the paint twice. */
export const headScript = `${colorSchemeScript};${lateStartScript};${deferredPreloadScript}`;

/**
 * Returns the list of a page's chunks and its entry.
 *
 * @param chunks files in `dist`
 * @param entry an address
 */
export const chunkList = (chunks: readonly string[], entry: string): string =>
  `<meta name="${LIST}" content="${chunks.map((file) => `/${file}`).join(' ')}" data-entry="${entry}">`;
