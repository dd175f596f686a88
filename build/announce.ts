/** The name of the list of chunks in a page. */
const LIST = 'chunks';

/**
 * Has the chunks of a public page fetched as soon as the page has been painted. Announced in its head,
 * each would cost time before the paint; left to the scripts, they would wait for one another.
 */
export const announceScript = `new PerformanceObserver(function(e,o){o.disconnect();document.querySelector('meta[name=${LIST}]').content.split(' ').forEach(function(c){var l=document.createElement('link');l.rel='modulepreload';l.href=c;l.fetchPriority='low';document.head.append(l)})}).observe({type:'paint',buffered:true})`;

/** Tells a page which chunks it loads at once. */
export const chunkList = (chunks: readonly string[]): string =>
  `<meta name="${LIST}" content="${chunks.map((file) => `/${file}`).join(' ')}"><script>${announceScript}</script>`;
