import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AdminApp } from '../../../src/admin/AdminApp';
import { adminRoutes } from '../../../src/admin/adminRoutes';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import { leadEdited } from '../../../src/domain/leads/events';
import { markRead } from '../../../src/domain/notifications/commands';
import { addNote, saveProject } from '../../../src/domain/projects/commands';
import { signedIn } from '../../../src/domain/session/events';
import { createOverlayHistory } from '../../../src/ui/overlays/overlayHistory';
import { emptyStore } from '../../admin/openAdmin';
import { galleryFields, newProject } from '../../support/entities';
import type { TestStore } from '../../support/store';

/**
 * Measures what React renders again after one change: the profiler's actual duration, beside the
 * base duration of the whole screen without memoization. Run by `npm run long bench:renders`.
 */

interface Figures {
  commits: number;
  'actual ms': number;
  'base ms': number;
}

const table: Record<string, Figures> = {};

/** Opens a screen under React's profiler; returns a function that measures an action. */
async function profiled(address: string, test: TestStore, shows: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  cleanup();
  test.store.dispatch(signedIn());
  let commits: { actual: number; base: number }[] = [];
  const onRender: ProfilerOnRenderCallback = (_id, _phase, actual, base) => {
    commits.push({ actual, base });
  };
  const router = createMemoryRouter(adminRoutes, { initialEntries: [address] });
  render(
    <Profiler id={address} onRender={onRender}>
      <AdminApp store={test.store} history={createOverlayHistory(router)} />
    </Profiler>,
  );
  await screen.findAllByText(shows);
  return async (name: string, action: () => unknown): Promise<void> => {
    commits = [];
    await act(async () => {
      await action();
    });
    table[name] = {
      commits: commits.length,
      'actual ms': Number(commits.reduce((sum, { actual }) => sum + actual, 0).toFixed(1)),
      'base ms': Number((commits.at(-1)?.base ?? 0).toFixed(1)),
    };
  };
}

const TEN = Array.from({ length: 10 }, (_, index) => index);

it('renders what changed', async () => {
  const leads = emptyStore();
  const leadIds = TEN.map((index) => leads.addLead({ lastName: `Brook${index}`, stage: 'Paid' }));
  const note = await profiled('/admin/crm/leads', leads, 'Ada Brook9');
  const edit = (city: string) => () =>
    leads.store.dispatch(
      leadEdited({ leadId: leadIds[3] ?? '', leadName: 'Ada Brook3', changes: { city } }),
    );
  await note('leads: one of 10 rows edited, the first time', edit('Milton'));
  await note('leads: one of 10 rows edited', edit('Stowe'));

  const projects = emptyStore();
  const projectIds = TEN.map((index) => projects.addJob({ title: `Steps ${index}` }));
  const [first = 0, second = 0] = projectIds;
  TEN.map((index) => projects.store.dispatch(addNote(first, `Note ${index}`, false)));
  const noteProjects = await profiled(`/admin/projects/${first}`, projects, 'Note 9');
  await noteProjects('projects: one of 10 cards edited', () =>
    projects.store.dispatch(saveProject(second, newProject({ title: 'Ramp' }))),
  );
  await noteProjects('projects: a note more than 10', () =>
    projects.store.dispatch(addNote(first, 'One more', false)),
  );

  const gallery = emptyStore();
  const galleryIds = TEN.map((index) =>
    gallery.store.dispatch(addGalleryProject(galleryFields({ title: `Deck ${index}` }))),
  );
  const noteGallery = await profiled('/admin/gallery', gallery, 'Deck 9');
  await noteGallery('gallery: one of 10 cards edited', () =>
    gallery.store.dispatch(
      saveGalleryProject(galleryIds[0] ?? 0, galleryFields({ title: 'Porch' })),
    ),
  );

  const noteCrm = await profiled('/admin/crm', leads, 'Notifications');
  await noteCrm('CRM dashboard: a notification read', () => {
    const [notification] = leads.notifications();
    if (notification) leads.store.dispatch(markRead([notification]));
  });

  console.table(table);
  expect(Object.keys(table)).toHaveLength(6);
});
