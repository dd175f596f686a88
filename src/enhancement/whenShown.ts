/** Runs a function once a page is shown that the browser may have prerendered by speculation. */
export function whenShown(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
