import { describe, expect, it } from 'vitest';
import { jobsOfDay } from '../../../src/domain/projects/rules';
import { aProject } from '../../support/entities';

const NOW = new Date('2026-11-20T10:30:00');
describe('the jobs of a day', () => {
  it.each([
    ['Scheduled', '2026-11-19', true],
    ['Scheduled', '2026-11-20', true],
    ['Scheduled', '2026-11-21', false],
    ['Scheduled', '', false],
    ['In Progress', '', true],
    ['In Progress', '2026-12-01', true],
    ['Completed', '2026-11-20', false],
    ['Cancelled', '2026-11-19', false],
  ] as const)('at %s, due %s: %s', (status, estimatedCompletionDate, isListed) => {
    expect(jobsOfDay([aProject({ status, estimatedCompletionDate })], NOW)).toHaveLength(
      isListed ? 1 : 0,
    );
  });

  it('come the most urgent first', () => {
    const jobs = [
      aProject({ id: 1, status: 'In Progress' }),
      aProject({ id: 2, estimatedCompletionDate: '2026-11-20' }),
      aProject({ id: 3, estimatedCompletionDate: '2026-11-12' }),
    ];
    expect(jobsOfDay(jobs, NOW).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
