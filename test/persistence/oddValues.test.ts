import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeBackup, restoreBackup } from '../../src/app/storage/restoreBackup';
import { postEdited } from '../../src/domain/blog/events';
import { pageInfoEdited } from '../../src/domain/content/events';
import { estimateEdited } from '../../src/domain/estimates/events';
import { galleryProjectEdited } from '../../src/domain/gallery/events';
import { leadEdited, leadsDeleted } from '../../src/domain/leads/events';
import type { ListName } from '../../src/domain/lists/schema';
import { notificationsRead } from '../../src/domain/notifications/events';
import { paymentEdited } from '../../src/domain/payments/events';
import { projectEdited, statusChanged } from '../../src/domain/projects/events';
import { makeBackup } from '../../src/persistence/backup/backup';
import { LISTS } from '../../src/persistence/engine/entries';
import {
  aLead,
  anEstimate,
  aPayment,
  galleryFields,
  anAppointment,
  aNotification,
  aProject,
  postFields,
} from '../support/entities';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import { readBackup } from '../support/storedPictures';
import { openTab } from '../support/tab';

/**
 * An invalid value never hides an entity: it is shown,
 * edited, saved, backed up and restored with its invalid and unknown values.
 */

const MOMENT = '2026-11-01T12:00:00.000Z';
const EPOCH = '1970-01-01T00:00:00.000Z';

interface Good {
  entity: object;
  touch: () => UnknownAction;
}

/** A valid entity of each list with odd values below, and an event that changes another field or another entity. */
const GOOD = {
  leads: {
    entity: aLead({ id: '1-a', stage: 'Paid' }),
    touch: () => leadEdited({ leadId: '1-a', leadName: 'A', changes: { address: 'Elm' } }),
  },
  notifications: {
    entity: aNotification({ id: '1-a', type: 'new_lead', leadId: '2-b', createdDate: MOMENT }),
    touch: () => notificationsRead({ notificationIds: ['1-a'], leadIds: [] }),
  },
  projects: {
    entity: aProject(),
    touch: () => projectEdited({ projectId: 1, projectTitle: 'A', changes: { address: 'Elm' } }),
  },
  statusUpdates: {
    entity: {
      id: '1-a',
      projectId: 1,
      oldStatus: 'Approved',
      newStatus: 'Scheduled',
      note: '',
      isPublicUpdate: false,
      updatedBy: 'Admin',
      updatedDate: MOMENT,
    },
    touch: () =>
      statusChanged({
        projectId: 1,
        projectTitle: 'A',
        from: 'Approved',
        to: 'Paid',
        note: '',
        isPublic: false,
      }),
  },
  estimates: {
    entity: anEstimate({ id: '1-a' }),
    touch: () =>
      estimateEdited({
        estimateId: '1-a',
        number: '2026-001',
        leadId: '2-b',
        leadName: 'A',
        changes: { notes: 'Elm' },
        removedLineIds: [],
      }),
  },
  payments: {
    entity: aPayment({ id: '1-a' }),
    touch: () =>
      paymentEdited({
        paymentId: '1-a',
        leadId: '2-b',
        customerName: 'A',
        amountCents: 100,
        changes: { day: '2026-11-02' },
      }),
  },
  posts: {
    entity: { ...postFields(), id: '1-a', slug: 'ice-dams', isPublished: true },
    touch: () => postEdited({ postId: '1-a', postTitle: 'A', changes: { author: 'Ada' } }),
  },
  gallery: {
    entity: { ...galleryFields(), id: 1, dateAdded: '2026-11-01' },
    touch: () =>
      galleryProjectEdited({ projectId: 1, projectTitle: 'A', changes: { description: 'New' } }),
  },
  pages: {
    entity: {
      id: 'home',
      pageName: 'Home',
      pageTitle: 'Home',
      lastModified: MOMENT,
      modifiedBy: 'System',
      sections: [
        { id: 'hero-title', name: 'Title', title: 'T', content: 'C', type: 'hero', isActive: true },
      ],
    },
    touch: () => pageInfoEdited({ pageId: 'home', pageName: 'Home', pageTitle: 'New' }),
  },
  history: {
    entity: {
      id: '1-a',
      occurredAt: MOMENT,
      type: 'leads/stageChanged',
      subjectKind: 'lead',
      subjectId: '2-b',
      subjectName: 'Ada',
      facts: { from: 'New Lead', to: 'Paid' },
    },
    touch: () => leadsDeleted({ leads: [{ leadId: 'x', leadName: 'X' }], notificationIds: [] }),
  },
} satisfies Partial<Record<ListName, Good>>;

const member = { id: 'm', dateTime: MOMENT, subject: 'S', content: '', followUpRequired: false };
const visit = anAppointment({ id: 'v', type: 'work' });
const long = 'x'.repeat(300);

/** What schemas make of invalid values, beside the kinds of lenientRead.test.ts: list, field, stored value, value in the state. */
const ODDITIES: [keyof typeof GOOD, string, unknown, unknown][] = [
  ['leads', 'stage', 'Quoted twice', 'Quoted twice'],
  ['leads', 'stage', null, 'New Lead'],
  ['leads', 'leadSource', 'Billboard', 'Other'],
  ['leads', 'serviceType', 'Drains', 'Other'],
  ['leads', 'priority', 'Yesterday', 'Medium'],
  ['leads', 'estimatedValue', -5, 0],
  ['leads', 'nextFollowUpDate', 'soon', undefined],
  ['leads', 'createdDate', '', EPOCH],
  ['leads', 'firstName', long, long.slice(0, 200)],
  ['leads', 'communications', 'called twice', []],
  ['leads', 'communications', [{ ...member, type: 'visit' }], [{ ...member, type: 'visit' }]],
  [
    'leads',
    'communications',
    [{ ...member, type: 'call' }, 'called'],
    [{ ...member, type: 'call' }],
  ],
  [
    'leads',
    'communications',
    [{ ...member, id: 7, type: 'call' }],
    [{ ...member, id: '7', type: 'call', _original: { id: 7 } }],
  ],
  ['leads', 'appointments', [{ ...visit, type: 'inspection' }], [{ ...visit, type: 'inspection' }]],
  [
    'leads',
    'appointments',
    [{ ...visit, scheduledTime: '25:00', color: 'red' }],
    [{ ...visit, scheduledTime: '09:00', color: 'red', _original: { scheduledTime: '25:00' } }],
  ],
  ['notifications', 'type', 'weather', 'weather'],
  ['projects', 'status', 'Waiting for parts', 'Waiting for parts'],
  ['projects', 'priority', 3, 'Medium'],
  ['projects', 'title', '', 'Untitled'],
  ['projects', 'actualCost', 'unknown', undefined],
  ['projects', 'startDate', '11/20/2026', ''],
  [
    'projects',
    'notes',
    [{ id: 'n', content: 5, createdDate: MOMENT }],
    [
      {
        id: 'n',
        content: '5',
        isPublic: false,
        createdBy: 'Admin',
        createdDate: MOMENT,
        emailSent: false,
        _original: { content: 5 },
      },
    ],
  ],
  ['estimates', 'status', 'Waiting', 'Waiting'],
  ['payments', 'way', 'Venmo', 'Venmo'],
  ['statusUpdates', 'newStatus', 'Waiting', 'Waiting'],
  ['statusUpdates', 'projectId', '1', 1],
  ['posts', 'featuredImage', '', ''],
  ['posts', 'category', 'Plumbing', 'Plumbing'],
  ['posts', 'publishDate', '2026-02-30', '1970-01-01'],
  ['posts', 'slug', 'Ice dams', 'untitled'],
  ['gallery', 'category', 'Drains', 'Drains'],
  ['gallery', 'beforeImage', null, ''],
  [
    'pages',
    'sections',
    [{ id: 'x', type: 'video' }],
    [{ id: 'x', name: '', title: '', content: '', type: 'video', isActive: true }],
  ],
  ['history', 'subjectKind', 'invoice', 'invoice'],
  ['history', 'facts', 'none', {}],
];

const stored = (storage: MemoryStorage, list: ListName, id: unknown): Record<string, unknown> => {
  const all = JSON.parse(storage.all.get(`handyman.${list}`) ?? '[]') as Record<string, unknown>[];
  return all.find((one) => String(one.id) === String(id)) ?? {};
};

/**
 * Matches a value, or a list that contains its members: a restored page has sections of its own
 * too.
 */
const containing = (odd: unknown): unknown =>
  Array.isArray(odd)
    ? expect.arrayContaining(
        odd.map((one: unknown) =>
          typeof one === 'object' && one !== null ? expect.objectContaining(one) : one,
        ),
      )
    : odd;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('an odd value', () => {
  it.each(ODDITIES)('%s.%s = %j', async (list, field, odd, shown) => {
    const { entity, touch }: Good = GOOD[list];
    const raw = { ...entity, [field]: odd, color: 'red' };
    const id = (entity as { id: string | number }).id;
    const storage = memoryStorage({ [`handyman.${list}`]: [raw] });
    const { store, persistence } = await openTab(storage);
    const state = (): Record<string, unknown> => {
      const entities = store.getState()[LISTS[list].slice].entities as Record<string, object>;
      return { ...entities[id] };
    };
    expect(state()[field]).toEqual(shown);
    expect(state().color).toBe('red');
    expect([...storage.all.keys()].filter((key) => key.includes('damaged'))).toEqual([]);

    const expected = { [field]: containing(odd), color: 'red' };
    store.dispatch(touch());
    await persistence.flush();
    expect(stored(storage, list, id)).toMatchObject(expected);

    const { backup, problems } = await readBackup((await makeBackup(persistence)).content);
    expect(problems).toEqual([]);
    if (!backup) return;
    for (const bring of [mergeBackup, restoreBackup]) {
      const elsewhere = memoryStorage();
      const other = await openTab(elsewhere, 'tab02');
      await other.store.dispatch(bring(backup));
      await other.persistence.flush();
      expect(stored(elsewhere, list, id)).toMatchObject(expected);
    }
  });

  it('is dropped when the owner chooses another', async () => {
    const raw = { ...aLead({ id: '1-a' }), serviceType: 'Drains' };
    const storage = memoryStorage({ 'handyman.leads': [raw] });
    const { store, persistence } = await openTab(storage);
    const changes = { serviceType: 'Emergency Repair' } as const;
    store.dispatch(leadEdited({ leadId: '1-a', leadName: 'A', changes }));
    await persistence.flush();
    expect(stored(storage, 'leads', '1-a').serviceType).toBe('Emergency Repair');
    expect(store.getState().leads.entities['1-a']).not.toHaveProperty('_original.serviceType');
  });

  it('is said in the console once, with what it is', async () => {
    const raw = { ...aLead({ id: '1-a' }), serviceType: 'Drains' };
    await openTab(memoryStorage({ 'handyman.leads': [raw, aLead({ id: '2-b' })] }));
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [expect.stringContaining('handyman.leads'), [{ id: '1-a', serviceType: 'Drains' }]],
    ]);
  });

  it('does not copy a large list aside', async () => {
    const leads = Array.from({ length: 500 }, (_, index) => aLead({ id: `${index}-a` }));
    const storage = memoryStorage({
      'handyman.leads': [...leads, { ...aLead(), stage: 7 }, 'nobody'],
    });
    await openTab(storage);
    expect(storage.all.get('handyman.damaged.leads')).toBe('["nobody"]');
  });
});

describe('an id of another type', () => {
  it.each([
    ['leads', 17, '17'],
    ['projects', '17', 17],
    ['gallery', 'first', expect.any(Number)],
  ] as const)('of %s, %j, is taken as %j', async (list, id, shown) => {
    const storage = memoryStorage({ [`handyman.${list}`]: [{ ...GOOD[list].entity, id }] });
    const { store, persistence } = await openTab(storage);
    const { ids } = store.getState()[LISTS[list].slice];
    expect(ids).toEqual([shown]);
    const { backup } = await readBackup((await makeBackup(persistence)).content);
    expect(backup?.entries.find(({ entry }) => entry === list)?.entities).toHaveLength(1);
  });
});
