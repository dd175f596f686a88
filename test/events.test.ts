import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as blog from '../src/events/blog';
import * as content from '../src/events/content';
import * as estimates from '../src/events/estimates';
import * as gallery from '../src/events/gallery';
import * as leads from '../src/events/leads';
import * as notifications from '../src/events/notifications';
import * as payments from '../src/events/payments';
import * as projects from '../src/events/projects';
import * as session from '../src/events/session';
import * as settings from '../src/events/settings';
import * as system from '../src/events/system';
import * as undo from '../src/events/undo';
import { isRecorded } from '../src/domain/history/rules';
import { UNDOABLE } from '../src/domain/undo/withActs';

const modules = {
  blog,
  content,
  estimates,
  gallery,
  leads,
  notifications,
  payments,
  projects,
  session,
  settings,
  system,
  undo,
};

const typesOf = (module: object): string[] =>
  Object.values(module).flatMap((one: unknown) =>
    typeof one === 'function' && 'type' in one ? [String(one.type)] : [],
  );
const inCode = Object.values(modules).flatMap(typesOf).sort();
const catalogue = fs.readFileSync('docs/events.md', 'utf8');
const inCatalogue = [...catalogue.matchAll(/^\| `([^`]+)`/gm)].map(([, type = '']) => type).sort();

describe('the catalogue of events', () => {
  it('has every event of the code, once, and no other', () => {
    expect(inCatalogue).toEqual(inCode);
  });

  it('covers every file of events', () => {
    const files = fs.readdirSync('src/events').map((file) => file.replace('.ts', ''));
    expect(files.filter((file) => file !== 'event').sort()).toEqual(Object.keys(modules).sort());
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
  const own = [leads, projects, estimates, payments, gallery, blog, content]
    .flatMap(typesOf)
    .sort();

  it('is in the history, or is named here', () => {
    expect(own.filter((type) => !isRecorded(type))).toEqual([
      leads.callOutcomeRecorded.type, // its communication is
      leads.followUpsDue.type, // its notification is
      leads.leadsImported.type,
    ]);
  });

  it('begins an act that can be undone, or is named here', () => {
    expect(own.filter((type) => !UNDOABLE.has(type))).toEqual([
      leads.followUpsDue.type, // the clock's
      projects.customerEmailSent.type, // told to the customer
    ]);
  });
});
