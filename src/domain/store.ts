import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ListName } from '../events/system';
import type { blogSlice } from './blog/slice';
import type { contentSlice } from './content/slice';
import type { estimatesSlice } from './estimates/slice';
import type { gallerySlice } from './gallery/slice';
import type { historySlice } from './history/slice';
import type { leadsSlice } from './leads/slice';
import type { notificationsSlice } from './notifications/slice';
import type { paymentsSlice } from './payments/slice';
import type { projectsSlice, statusUpdatesSlice } from './projects/slice';
import type { sessionSlice } from './session/slice';
import type { settingsSlice } from './settings/slice';
import type { deletedSlice, undoSlice } from './undo/slice';

/** The state of the whole domain, for listeners, commands and selectors. */
export interface DomainState {
  blog: ReturnType<typeof blogSlice.reducer>;
  content: ReturnType<typeof contentSlice.reducer>;
  deleted: ReturnType<typeof deletedSlice.reducer>;
  estimates: ReturnType<typeof estimatesSlice.reducer>;
  gallery: ReturnType<typeof gallerySlice.reducer>;
  history: ReturnType<typeof historySlice.reducer>;
  leads: ReturnType<typeof leadsSlice.reducer>;
  notifications: ReturnType<typeof notificationsSlice.reducer>;
  payments: ReturnType<typeof paymentsSlice.reducer>;
  projects: ReturnType<typeof projectsSlice.reducer>;
  session: ReturnType<typeof sessionSlice.reducer>;
  settings: ReturnType<typeof settingsSlice.reducer>;
  statusUpdates: ReturnType<typeof statusUpdatesSlice.reducer>;
  /** The last acts of this tab; not stored. */
  undo: ReturnType<typeof undoSlice.reducer>;
}

/** The slices that hold a stored list. */
export type ListSlice = Exclude<keyof DomainState, 'session' | 'undo'>;

/** The services that `setupStore(deps)` passes to listeners and commands as `extra`. */
export interface Services {
  /** Reports a failure that no user action is waiting for, with its cause. */
  reportError: (error: unknown, where: string) => void;
  /** Returns when the owner first used this browser: the samples are dated from it. */
  firstStart: () => Date;
  /** Returns the ids of known deleted entities of a list; merely absent ones are not included. */
  knownDeleted: (list: ListName) => string[];
  /** Returns the replacements of missing pictures in this browser: new address by old one. */
  replacedPictures: () => Record<string, string>;
  /** Writes pending changes at once; afterwards the state shows whether that worked. */
  saveNow: () => Promise<void>;
}

export type DomainDispatch = ThunkDispatch<DomainState, Services, UnknownAction>;

/** Registers one listener. */
export type AppStartListening = TypedStartListening<DomainState, DomainDispatch, Services>;

/** A thunk for a user action that may emit several events. */
export type Command<Result = void> = ThunkAction<Result, DomainState, Services, UnknownAction>;
