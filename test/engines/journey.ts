import type { Size } from './drivers/enginePage';
import type { Host, HostOptions } from './host';
import type { Tab } from './tab';

/** What a journey is given. */
export interface JourneyContext {
  tab: Tab;
  host: Host;
  /** Opens another tab of the same browser, with the same storage. */
  openTab(): Promise<Tab>;
  /** A folder for files of this browser's tests. */
  folder: string;
  /** Returns the path of the file that the browser saves during an action. */
  saved(during: () => Promise<void>): Promise<string>;
}

/** What a person does, and what is seen then: the same in every engine. */
export interface Journey {
  title: string;
  size?: Size;
  host?: HostOptions;
  run(context: JourneyContext): Promise<void>;
}

/** The viewports of journeys. */
export const PHONE: Size = { width: 375, height: 720 };
export const DESKTOP: Size = { width: 1280, height: 800 };
