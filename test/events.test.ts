import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { estimateLinked } from '../src/domain/estimates/events';
import { isRecorded } from '../src/domain/history/rules';
import * as leads from '../src/domain/leads/events';
import * as projects from '../src/domain/projects/events';
import { storyOf } from '../src/domain/shared/event';
import { eventCatalogue } from './support/eventCatalogue';

/** The files of events, by context. */
const modules = Object.fromEntries(
  Object.entries(import.meta.glob<object>('../src/domain/*/events.ts', { eager: true })).map(
    ([file, module]) => [path.basename(path.dirname(file)), module],
  ),
);

const typesOf = (module: object): string[] =>
  Object.values(module).flatMap((one: unknown) =>
    typeof one === 'function' && 'type' in one ? [String(one.type)] : [],
  );
const inCode = Object.values(modules).flatMap(typesOf).sort();

describe('the catalogue of events', () => {
  it('is docs/events.md, as the code has it: -u writes it anew', async () => {
    const page = eventCatalogue();
    const onPage = [...page.matchAll(/^### `([^`]+)`/gm)].map(([, type]) => type);
    expect(onPage.toSorted((a = '', b = '') => (a < b ? -1 : 1))).toEqual(inCode);
    expect(page, 'an event without a docstring').not.toMatch(/^### .*\n\n\n/m);
    await expect(page).toMatchFileSnapshot('../docs/events.md');
  });

  it.each(Object.entries(modules))('names those of %s after their context', (context, module) => {
    for (const type of typesOf(module)) expect(type.split('/')[0]).toBe(context);
  });

  it('is spoken in the past tense', () => {
    for (const type of inCode) {
      expect(type).not.toMatch(/\/(set|update|add|remove|delete|create|change|load)[A-Z]/);
    }
  });
});

describe('an event about what the owner makes', () => {
  /** The contexts whose events are about something else. */
  const OTHERS = new Set(['devices', 'notifications', 'session', 'settings', 'system', 'undo']);
  const own = inCode.filter((type) => !OTHERS.has(type.split('/')[0] ?? ''));

  it('is in the history, or is named here', () => {
    expect(own.filter((type) => !isRecorded(type))).toEqual([
      leads.callOutcomeRecorded.type, // its communication is
      leads.followUpsDue.type, // its notification is
      leads.leadsImported.type,
    ]);
  });

  it('begins an act that can be undone, or is named here', () => {
    expect(own.filter((type) => !(storyOf(type)?.isAct ?? isRecorded(type)))).toEqual([
      estimateLinked.type, // the customer may hold it
      leads.followUpsDue.type, // the clock's
      projects.customerEmailSent.type, // told to the customer
    ]);
  });
});
