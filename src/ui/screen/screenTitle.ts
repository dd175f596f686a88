import { business } from '../../business';

/** Returns the document title of an admin screen or of a panel over one. */
export const screenTitle = (title: string): string => `${title} | ${business.name}`;
