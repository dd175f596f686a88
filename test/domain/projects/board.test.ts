import { describe, expect, it } from 'vitest';
import { rescheduleProject, updateStatuses } from '../../../src/domain/projects/commands';
import { PROJECT_ORDERS, sortedProjects } from '../../../src/domain/projects/search';
import { signedIn } from '../../../src/domain/session/events';
import { newProject } from '../../support/entities';
import { makeStore, undoLast } from '../../support/store';

/** A store with a job for each of these facts, in their order. */
function storeWith(...facts: Parameters<typeof newProject>[0][]) {
  const test = makeStore();
  test.store.dispatch(signedIn());
  const ids = facts.map((one) => test.addJob(one));
  return { ...test, ids, project: (index: number) => test.jobOf(ids[index] ?? 0) };
}

describe('an order of the jobs', () => {
  const JOBS = [
    { title: 'B', customerName: 'Ada', estimatedValue: 100, estimatedCompletionDate: '2026-12-02' },
    { title: 'C', customerName: 'Ben', estimatedValue: 300, estimatedCompletionDate: '2026-12-01' },
    { title: 'A', customerName: 'Ada', estimatedValue: 200, estimatedCompletionDate: '2026-12-01' },
  ];
  const { jobs } = storeWith(...JOBS);

  it.each([
    ['', 'ACB'],
    ['no such order', 'ACB'],
    ['toString', 'ACB'],
    ['title', 'ABC'],
    ['value', 'CAB'],
    ['customer', 'ABC'],
  ])('%j is %s', (order, titles) => {
    const sorted = sortedProjects(jobs(), order);
    expect(sorted.map(({ title }) => title).join('')).toBe(titles);
  });

  it('by title takes numbers by their value, in whatever case', () => {
    const titles = ['Unit 10', 'unit 9', 'Ünit 8', 'attic'];
    const named = storeWith(...titles.map((title) => ({ title }))).jobs();
    expect(sortedProjects(named, 'title').map(({ title }) => title)).toEqual(titles.toReversed());
  });

  it('by the last change has the latest first', () => {
    const [first, ...others] = jobs();
    const changed = first && { ...first, title: 'New', lastUpdated: '2099-01-01T00:00:00.000Z' };
    const [top] = [...others, ...(changed ? [changed] : [])].sort(PROJECT_ORDERS.updated);
    expect(top?.title).toBe('New');
  });
});

describe('a job moved to other days', () => {
  it.each<[what: string, before: string[], after: string[]]>([
    ['both days', ['2026-12-01', '2026-12-03'], ['2026-12-08', '2026-12-10']],
    ['a due day alone', ['', '2026-12-03'], ['', '2026-12-10', '2026-12-10']],
    ['a first day alone', ['2026-12-01', ''], ['2026-12-08', '', '2026-12-08']],
    ['both days, not the due day alone', ['', '2026-12-03'], ['2026-12-08', '2026-12-10']],
    ['both days, not the first day alone', ['2026-12-01', ''], ['2026-12-08', '2026-12-10']],
  ])(
    'has %s',
    (_what, [startDate = '', estimatedCompletionDate = ''], [first = '', last = '', day]) => {
      const { store, ids, project } = storeWith({ startDate, estimatedCompletionDate });
      store.dispatch(rescheduleProject(ids[0] ?? 0, day ?? first, day ?? last));
      expect(project(0)).toMatchObject({ startDate: first, estimatedCompletionDate: last });
    },
  );

  it('to the same days, or one that is gone, changes nothing', () => {
    const { store, ids, types } = storeWith({
      startDate: '2026-12-01',
      estimatedCompletionDate: '2026-12-03',
    });
    const before = types().length;
    store.dispatch(rescheduleProject(ids[0] ?? 0, '2026-12-01', '2026-12-03'));
    store.dispatch(rescheduleProject(1, '2026-12-01', '2026-12-03'));
    expect(types()).toHaveLength(before);
  });
});

describe('several jobs', () => {
  it('take a status at once, and one Undo takes all back', () => {
    const { store, events, ids, project } = storeWith({}, { status: 'Completed' }, {});
    expect(store.dispatch(updateStatuses(ids, 'Completed'))).toBe(2);
    expect([0, 1, 2].map((index) => project(index)?.status)).toEqual(
      Array.from({ length: 3 }, () => 'Completed'),
    );
    expect(events.at(-1)?.payload).toMatchObject({ note: '', isPublic: false });
    undoLast({ store });
    expect([0, 1, 2].map((index) => project(index)?.status)).toEqual([
      newProject().status,
      'Completed',
      newProject().status,
    ]);
  });
});
