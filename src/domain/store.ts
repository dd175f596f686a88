import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ListName } from '../events/system';
import type { blogSlice } from './blog/slice';
import type { contentSlice } from './content/slice';
import type { gallerySlice } from './gallery/slice';
import type { historySlice } from './history/slice';
import type { leadsSlice } from './leads/slice';
import type { notificationsSlice } from './notifications/slice';
import type { projectsSlice, statusUpdatesSlice } from './projects/slice';
import type { sessionSlice } from './session/slice';

/** The state of the whole domain, as listeners and commands see it; selectors pick from it. */
export interface DomainState {
  blog: ReturnType<typeof blogSlice.reducer>;
  content: ReturnType<typeof contentSlice.reducer>;
  gallery: ReturnType<typeof gallerySlice.reducer>;
  history: ReturnType<typeof historySlice.reducer>;
  leads: ReturnType<typeof leadsSlice.reducer>;
  notifications: ReturnType<typeof notificationsSlice.reducer>;
  projects: ReturnType<typeof projectsSlice.reducer>;
  session: ReturnType<typeof sessionSlice.reducer>;
  statusUpdates: ReturnType<typeof statusUpdatesSlice.reducer>;
}

/** What `setupStore(deps)` hands to listeners and commands through `extra`. */
export interface Services {
  /** Reports a failure that nobody on the screen asked about, with its cause. */
  reportError: (error: unknown, where: string) => void;
  /** When the owner started with this browser: what the sample leads and projects are dated from. */
  firstStart: () => Date;
  /** The ids in a list of what is known to be deleted; what is merely absent is not among them. */
  knownDeleted: (list: ListName) => string[];
  /**
   * Which uploaded pictures are shown from another address now, by old address: those whose old
   * picture is gone from this browser and whose new one stands in it.
   */
  replacedPictures: () => Record<string, string>;
  /** Writes at once what waits to be kept; afterwards the state says whether that worked. */
  saveNow: () => Promise<void>;
}

export type DomainDispatch = ThunkDispatch<DomainState, Services, UnknownAction>;

/** Registers one listener. */
export type AppStartListening = TypedStartListening<DomainState, DomainDispatch, Services>;

/** Something larger than one event: a thunk that emits the events it comes to. */
export type Command<Result = void> = ThunkAction<Result, DomainState, Services, UnknownAction>;
