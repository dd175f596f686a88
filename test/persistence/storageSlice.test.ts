import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  entriesRead,
  entryDamaged,
  seedDataLoaded,
  storageCleared,
  storageRestored,
  storageWriteFailed,
  storageWriteRecovered,
} from '../../src/domain/system/events';
import {
  selectDamage,
  selectIsRestored,
  selectIsLoaded,
  selectLastBackup,
  selectWriteFailures,
  storageSlice,
} from '../../src/persistence/engine/storageSlice';

const LAST_BACKUP = { at: '2026-11-20T15:00:00.000Z' };
const after = (...events: UnknownAction[]) => ({
  storage: events.reduce(storageSlice.reducer, storageSlice.getInitialState()),
});
const failed = storageWriteFailed({ entry: 'leads', reason: 'full', message: '' });
const otherFailed = storageWriteFailed({ entry: 'posts', reason: 'denied', message: '' });

describe('the status of storage', () => {
  it('is at first that nothing is restored, stored, damaged or failing', () => {
    const state = after();
    expect(selectIsRestored(state)).toBe(false);
    expect(selectIsLoaded(state, 'leads')).toBe(false);
    expect(selectDamage(state)).toEqual([]);
    expect(selectWriteFailures(state)).toEqual({});
    expect(selectLastBackup(state)).toBeUndefined();
    expect(selectIsRestored(after(storageRestored()))).toBe(true);
  });

  it('has an entry that was read, or whose seed data was loaded, once each', () => {
    const state = after(
      entriesRead({ entries: ['leads', 'posts'] }),
      entriesRead({ entries: ['leads'] }),
      seedDataLoaded({ entry: 'posts', entities: [] }),
      seedDataLoaded({ entry: 'gallery', entities: [] }),
    );
    expect(state.storage.present).toEqual(['leads', 'posts', 'gallery']);
    expect(selectIsLoaded(state, 'gallery')).toBe(true);
    expect(selectIsLoaded(state, 'projects')).toBe(false);
  });

  it('has the last backup, which reading another entry leaves as it is', () => {
    const read = entriesRead({ entries: [], lastBackup: LAST_BACKUP });
    expect(selectLastBackup(after(read, entriesRead({ entries: ['leads'] })))).toEqual(LAST_BACKUP);
  });

  it('has what cannot be written until it was written, entry by entry', () => {
    const state = after(failed, otherFailed, storageWriteRecovered({ entry: 'leads' }));
    expect(selectWriteFailures(state)).toEqual({ posts: 'denied' });
  });

  it('has every damage that was found', () => {
    const damage = { entry: 'leads', keptUnder: null, goodEntities: 1, badEntities: 2 } as const;
    const other = { ...damage, entry: 'posts' } as const;
    expect(selectDamage(after(entryDamaged(damage), entryDamaged(other)))).toEqual([damage, other]);
  });

  it('is of nothing stored and nothing failing once it was cleared', () => {
    const read = entriesRead({ entries: ['leads'], lastBackup: LAST_BACKUP });
    const state = after(storageRestored(), read, failed, storageCleared());
    expect(state.storage).toEqual({ ...after().storage, isRestored: true });
  });
});
