import { ownerParts } from '../../src/app/store/ownerParts';
import { setupStore, type AppStore, type StoreDeps } from '../../src/app/store/setupStore';
import { createLead } from '../../src/domain/leads/commands';
import type { Lead, NewLead } from '../../src/domain/leads/schema';
import { selectLeadById, selectLeads } from '../../src/domain/leads/slice';
import type { Notification } from '../../src/domain/notifications/schema';
import { selectNotifications } from '../../src/domain/notifications/slice';
import { createProject } from '../../src/domain/projects/commands';
import type { NewProject, Project } from '../../src/domain/projects/schema';
import { selectProjectById, selectProjects } from '../../src/domain/projects/slice';
import { isDomainEvent, type DomainEvent } from '../../src/domain/shared/event';
import { storageRestored } from '../../src/domain/system/events';
import { undoAct } from '../../src/domain/undo/commands';
import { selectLastAct } from '../../src/domain/undo/slice';
import { newLead, newProject } from './entities';
import { listenerFailures, openStores } from './openStores';

/** A real store for a test, which records every event. */
export interface TestStore {
  store: AppStore;
  /** All events so far, in order. */
  events: DomainEvent[];
  /** Returns the types of the events so far, in order. */
  types: () => string[];
  /** Adds a lead, or a job, by the command of its form. Returns its id. */
  addLead: (facts?: Partial<NewLead>) => string;
  addJob: (facts?: Partial<NewProject>) => number;
  /** Return leads, jobs and notifications as they are now. */
  leads: () => Lead[];
  leadOf: (id: string) => Lead | undefined;
  jobs: () => Project[];
  jobOf: (id: number) => Project | undefined;
  notifications: () => Notification[];
}

/**
 * Creates a store with real listeners. A failing listener fails the test. Storage counts as
 * restored (empty) unless the test restores it itself.
 */
export function makeStore({
  isRestored = true,
  ...deps
}: StoreDeps & { isRestored?: boolean } = {}): TestStore {
  const events: DomainEvent[] = [];
  const store = setupStore({
    ownerParts,
    reportError: (error, where) =>
      listenerFailures.push(new Error(`${where} failed`, { cause: error })),
    ...deps,
    enhancers: [
      (createStore) => (reducer, preloaded) => {
        const inner = createStore(reducer, preloaded);
        const dispatch: typeof inner.dispatch = (action) => {
          if (isDomainEvent(action)) events.push(action);
          return inner.dispatch(action);
        };
        return { ...inner, dispatch };
      },
      ...(deps.enhancers ?? []),
    ],
  });
  openStores.push(store);
  if (isRestored) {
    store.dispatch(storageRestored());
    events.length = 0;
  }
  const { dispatch, getState } = store;
  return {
    store,
    events,
    types: () => events.map(({ type }) => type),
    addLead: (facts) => dispatch(createLead(newLead(facts))),
    addJob: (facts) => dispatch(createProject(newProject(facts))),
    leads: () => selectLeads(getState()),
    leadOf: (id) => selectLeadById(getState(), id),
    jobs: () => selectProjects(getState()),
    jobOf: (id) => selectProjectById(getState(), id),
    notifications: () => selectNotifications(getState()),
  };
}

/** A store with one lead, and how it is now; that it is there is no event of the test. */
export function withLead(facts?: Partial<NewLead>, test = makeStore()) {
  const leadId = test.addLead(facts);
  test.events.length = 0;
  const lead = (): Lead => {
    const found = test.leadOf(leadId);
    if (!found) throw new Error('The lead is gone');
    return found;
  };
  return { ...test, leadId, lead };
}

/** Takes back the last act; returns how much of it stays. */
export const undoLast = ({ store }: Pick<TestStore, 'store'>): number | undefined =>
  store.dispatch(undoAct(selectLastAct(store.getState())?.id ?? ''));
