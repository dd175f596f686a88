/** The name of the `meta` element that lists the app's chunks and names its entry. */
export const APP_FILES = 'chunks';

/** The files of the app that a page may load. */
export interface AppFiles {
  /** The addresses of the chunks of the page's screen. */
  chunks: string[];
  entry: string;
}

/** Returns the app's files for this page; undefined if the page works without the app. */
export function appFiles(): AppFiles | undefined {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${APP_FILES}]`);
  const entry = list?.dataset.entry;
  return list && entry ? { chunks: list.content.split(' '), entry } : undefined;
}
