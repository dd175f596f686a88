import { colorSchemeScript } from '../../src/persistence/colorScheme.ts';

/** The name of the list of chunks in a page. */
const LIST = 'chunks';

/**
 * Has the chunks of a page fetched, and its entry run, as soon as the page has been painted, where the
 * page lists any. Asked for in its head, each would cost time before the paint; left to the entry, they
 * would wait for one another. The second frame begins once the first is on its way to the screen.
 */
const deferredPreloadScript = `requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){var m=document.querySelector('meta[name=${LIST}]'),add=function(n,p){document.head.append(Object.assign(document.createElement(n),p,{fetchPriority:'low'}))};if(!m)return;m.content.split(' ').forEach(function(c){add('link',{rel:'modulepreload',href:c})});add('script',{type:'module',src:m.dataset.entry})})})})`;

/** The one inline script of every page: two would each cost time before the paint. */
export const headScript = `${colorSchemeScript};${deferredPreloadScript}`;

/**
 * Tells a page which chunks it loads at once, and which is its entry.
 *
 * @param chunks files in `dist`
 * @param entry an address
 */
export const chunkList = (chunks: readonly string[], entry: string): string =>
  `<meta name="${LIST}" content="${chunks.map((file) => `/${file}`).join(' ')}" data-entry="${entry}">`;
