import { business } from '../../business';

/** What the browser's tab says of a screen, or of a panel over one, of the admin app. */
export const screenTitle = (title: string): string => `${title} | ${business.name}`;
