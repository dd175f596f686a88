import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postEdited, postWritten } from '../../../src/domain/blog/events';
import { pageInfoEdited, sectionEdited } from '../../../src/domain/content/events';
import { estimateCreated } from '../../../src/domain/estimates/events';
import { galleryProjectAdded } from '../../../src/domain/gallery/events';
import {
  appointmentScheduled,
  communicationLogged,
  documentAttached,
  leadCreated,
  leadEdited,
  leadsImported,
} from '../../../src/domain/leads/events';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '../../../src/domain/leads/fields';
import { LIST_NAMES, sliceOf, STORED_LISTS } from '../../../src/domain/lists/schema';
import { paymentReceived } from '../../../src/domain/payments/events';
import { noteAdded, projectCreated, statusChanged } from '../../../src/domain/projects/events';
import { maxStatusNote } from '../../../src/domain/projects/rules';
import {
  backupRestored,
  seedDataLoaded,
  remoteChangesMerged,
} from '../../../src/domain/system/events';
import { MAX_LENGTH } from '../../../src/lib/fields';
import {
  aLead,
  aLine,
  anEstimate,
  aPayment,
  callFields,
  galleryFields,
  newLead,
  newProject,
  postFields,
  visitFields,
} from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';

/** Returns the paths of what could not be read again from storage. */
const unreadable = ({ store }: TestStore): string[] =>
  LIST_NAMES.flatMap((list) =>
    Object.values(store.getState()[sliceOf(list)].entities).flatMap((entity) => {
      const read = v.safeParse(STORED_LISTS[list].schema, entity);
      return read.success ? [] : [`${list}: ${v.getDotPath(read.issues[0]) ?? 'it'}`];
    }),
  );

const LEAD_TEXTS = LEAD_FIELD_NAMES.filter((name) =>
  ['text', 'email', 'phone'].includes(LEAD_FIELDS[name].kind),
);
const LEAD = { leadId: aLead().id, leadName: 'Ada Brook' };
const PROJECT = { projectId: 7, projectTitle: 'Back steps' };

/** The ways in which a text can reach the state; each puts it into every text field. */
const WAYS: [string, (text: string) => Parameters<TestStore['store']['dispatch']>[0][]][] = [
  [
    'a lead is created',
    (text) => [
      leadCreated(
        newLead({
          ...Object.fromEntries(LEAD_TEXTS.map((name) => [name, text])),
          tags: [text, 'short'],
        }),
      ),
    ],
  ],
  ['a lead has very many tags', (text) => [leadCreated(newLead({ tags: Array(80).fill(text) }))]],
  ['a lead is edited', (text) => [leadEdited({ ...LEAD, changes: { notes: text, city: text } })]],
  ['leads are imported', (text) => [leadsImported({ leads: [newLead({ notes: text })] })]],
  [
    'a conversation, a visit and a paper are put with a lead',
    (text) => [
      communicationLogged({
        ...LEAD,
        communication: callFields({ subject: text, content: text }),
      }),
      appointmentScheduled({
        ...LEAD,
        appointment: visitFields({ notes: text }),
      }),
      documentAttached({ ...LEAD, document: { name: text, note: text, url: text } }),
    ],
  ],
  [
    'a project is created, noted and moved',
    (text) => [
      projectCreated({
        id: 7,
        draft: newProject({ title: `T${text}`, description: text, customerName: text }),
      }),
      noteAdded({ ...PROJECT, content: text, isPublic: false }),
      statusChanged({ ...PROJECT, from: 'Approved', to: 'Paid', note: text, isPublic: false }),
    ],
  ],
  [
    'an estimate is written, and a payment received',
    (text) => [
      estimateCreated(
        anEstimate({
          customerName: text,
          notes: text,
          usualJob: text,
          lines: [aLine({ description: text, unit: text })],
        }),
      ),
      paymentReceived(aPayment({ customerName: text, leadSource: text })),
    ],
  ],
  [
    'a post is written and edited',
    (text) => [
      postWritten({
        fields: postFields({ title: `T${text}`, excerpt: `E${text}`, content: `C${text}` }),
        isPublished: true,
        slug: 'ice',
      }),
      postEdited({ postId: '1-s', postTitle: text, changes: { author: text } }),
    ],
  ],
  [
    'a pair is put into the gallery',
    (text) => [galleryProjectAdded({ id: 9, fields: galleryFields({ description: `D${text}` }) })],
  ],
  [
    'a page is edited',
    (text) => [
      pageInfoEdited({ pageId: 'home', pageName: 'Home', pageTitle: text }),
      sectionEdited({
        pageId: 'home',
        pageName: 'Home',
        sectionId: 'hero-title',
        sectionName: 'Hero',
        changes: { title: text, content: text },
      }),
    ],
  ],
  [
    'another tab, a chunk or a backup brings a lead',
    (text) => {
      const lead = (id: string) => aLead({ id, notes: text, tags: [text] });
      return [
        remoteChangesMerged({ entry: 'leads', entities: [lead('1-heard')], removedIds: [] }),
        seedDataLoaded({ entry: 'leads', entities: [lead('1-built')] }),
        backupRestored({ entries: [{ entry: 'leads', entities: [lead('1-back')] }], deletes: {} }),
      ];
    },
  ],
];

function withLead(): TestStore {
  const test = makeStore();
  test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: [aLead()] }));
  return test;
}

describe('a text of any length', () => {
  it.each(WAYS)('leaves nothing that could not be read again, when %s', (_what, happen) => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }),
        fc.constantFrom(1, 200, 201, 254, 255, 2_048, 2_049, 5_000, 5_001, 50_000, 50_001, 90_000),
        (seed, length) => {
          const test = withLead();
          for (const event of happen(seed.repeat(length).slice(0, length))) {
            test.store.dispatch(event);
          }
          expect(unreadable(test)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it.each([
    ['city', MAX_LENGTH.line],
    ['email', MAX_LENGTH.email],
    ['notes', MAX_LENGTH.note],
  ] as const)('stands whole in %s up to %i characters, and is cut there', (field, limit) => {
    const { store } = withLead();
    const value = (): unknown => store.getState().leads.entities[LEAD.leadId]?.[field];
    const edit = (text: string): void =>
      void store.dispatch(leadEdited({ ...LEAD, changes: { [field]: text } }));
    edit('x'.repeat(limit));
    expect(value()).toBe('x'.repeat(limit));
    edit(`${'y'.repeat(limit)}z`);
    expect(value()).toBe('y'.repeat(limit));
  });

  it('is never cut within a character, and leaves other leads where they are', () => {
    const { store, addLead } = withLead();
    const other = addLead();
    const city = 'x'.repeat(MAX_LENGTH.line - 1);
    store.dispatch(leadEdited({ ...LEAD, changes: { city: `${city}🏡` } }));
    expect(store.getState().leads.entities).toMatchObject({ [LEAD.leadId]: { city }, [other]: {} });
  });

  it('as long as a status note may be is whole in the project note made of it', () => {
    const { store } = makeStore();
    store.dispatch(projectCreated({ id: 7, draft: newProject() }));
    store.dispatch(
      statusChanged({
        ...PROJECT,
        from: 'Quote Requested',
        to: 'Quote Requested',
        note: `${'n'.repeat(maxStatusNote() - 1)}!`,
        isPublic: false,
      }),
    );
    expect(store.getState().projects.entities[7]?.notes[0]?.content).toMatch(/n!$/);
  });

  it('leaves what fits as the very same entity', () => {
    const lead = aLead();
    const { store } = makeStore();
    store.dispatch(seedDataLoaded({ entry: 'leads', entities: [lead] }));
    expect(store.getState().leads.entities[lead.id]).toBe(lead);
  });
});

it.each<[duration: number, stored: number]>([
  [3_000, 1_440],
  [0, 5],
  [59.6, 60],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 1_440],
])('an appointment of %d minutes lasts %d', (duration, stored) => {
  const test = makeStore();
  const { dispatch, getState } = test.store;
  const { id } = dispatch(leadCreated(newLead())).payload;
  const appointment = visitFields({ type: 'work', scheduledDate: '2026-11-20', duration });
  dispatch(appointmentScheduled({ leadId: id, leadName: '', appointment }));
  expect(getState().leads.entities[id]?.appointments).toMatchObject([{ duration: stored }]);
  expect(unreadable(test)).toEqual([]);
});
