import { lazy } from './lazy';

const collator = lazy(() => new Intl.Collator('en-US', { sensitivity: 'base', numeric: true }));

/** Compares texts as a list sorts them: in whatever case, with or without accents, and numbers by their value. */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b);
