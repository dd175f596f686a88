/** Whether an address asks to connect the Redux DevTools extension in production too: `?devtools`. */
export const isDevToolsWanted = (search: string): boolean =>
  new URLSearchParams(search).has('devtools');
