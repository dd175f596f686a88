import { ownerParts } from '../../src/app/store/ownerParts';
import { setupStore, type AppStore, type StoreDeps } from '../../src/app/store/setupStore';
import { createLead } from '../../src/domain/leads/commands';
import type { Lead, NewLead } from '../../src/domain/leads/schema';
import { selectLeadById, selectLeads } from '../../src/domain/leads/slice';
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
  /** Return leads and jobs as they are now. */
  leads: () => Lead[];
  leadOf: (id: string) => Lead | undefined;
  jobs: () => Project[];
  jobOf: (id: number) => Project | undefined;
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
  };
}

/** Takes back the last act; returns how much of it stays. */
export const undoLast = ({ store }: Pick<TestStore, 'store'>): number | undefined =>
  store.dispatch(undoAct(selectLastAct(store.getState())?.id ?? ''));
