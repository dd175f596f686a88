import { dequal } from 'dequal/lite';
import fc from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import { ACT_LIMIT } from '../../../src/domain/undo/schema';
import { lawBook } from '../../support/laws';
import { undoLast } from '../../support/store';
import { ACTS, CREATIONS, filled, listsOf, NOW } from './acts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe('any acts', () => {
  const { law, close } = lawBook('undo', 100);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ACTS, ...CREATIONS) },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
  );

  law(
    'taken back one by one leave what was before each',
    fc.property(fc.array(step, { maxLength: ACT_LIMIT - 6 }), (steps) => {
      const all = filled();
      const { getState } = all.store;
      const before: object[] = [];
      for (const next of steps) {
        vi.advanceTimersByTime(1_000);
        const now = listsOf(getState());
        if (next === 'undo') {
          if (before.length === 0) continue;
          expect(undoLast(all)).toBe(0);
          expect(listsOf(getState())).toEqual(before.pop());
          continue;
        }
        next[1](all);
        // What changed nothing is no act.
        if (!dequal(now, listsOf(getState()))) before.push(now);
      }
      while (before.length > 0) {
        expect(undoLast(all)).toBe(0);
        expect(listsOf(getState())).toEqual(before.pop());
      }
    }),
  );
  close();
});
