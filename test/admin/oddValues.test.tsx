import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leadSchema } from '../../src/domain/leads/schema';
import { projectSchema } from '../../src/domain/projects/schema';
import { remoteChangesMerged } from '../../src/domain/system/events';
import { readLeniently } from '../../src/lib/lenientRead';
import { aLead, newProject } from '../support/entities';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from './openAdmin';

/**
 * Entities with invalid stored values on the admin screens.
 */

const LEAD = '1-a';
const LEADS = '/admin/crm/leads';

beginAt(new Date('2026-11-20T15:00:00.000Z'));

function openWith(address: string, odd: object): OpenAdmin {
  const test = emptyStore();
  const lead = readLeniently(leadSchema, { ...aLead({ id: LEAD }), ...odd });
  test.store.dispatch(
    remoteChangesMerged({ entry: 'leads', entities: [lead as never], removedIds: [] }),
  );
  return openAdmin(address, { test });
}

describe('a lead with odd values', () => {
  const odd = {
    stage: 'Quoted twice',
    serviceType: 'Drains',
    email: 'no address',
    lastName: '',
    estimatedValue: 'a lot',
    communications: [{ id: 'c', type: 'visit', subject: 'Looked at it', dateTime: '2026-11-01' }],
    appointments: [
      {
        id: 'v',
        type: 'survey',
        status: 'postponed',
        scheduledDate: '2026-11-21',
        scheduledTime: '10:00',
        duration: 60,
      },
    ],
  };

  it('is in the table under its own stage, and among New Leads', async () => {
    openWith(`${LEADS}?stage=New+Lead`, odd);
    expect(await screen.findByRole('row', { name: /Ada.*Other.*Quoted twice/ })).toBeVisible();
  });

  it('shows in its panel what is stored and what it is shown as', async () => {
    openWith(`${LEADS}/${LEAD}`, odd);
    const panel = await screen.findByRole('dialog');
    expect(within(panel).getByLabelText('Stage')).toHaveDisplayValue('Quoted twice');
    const stored = within(panel).getByText(/could not be read as usual/);
    expect(stored).toHaveTextContent('Service type: Drains');
    expect(stored).toHaveTextContent('Estimated value: a lot');
    expect(within(panel).getByText(/survey/)).toBeVisible();
    expect(within(panel).getByText('postponed')).toBeVisible();
  });

  it('is saved with another field changed, and keeps the rest', async () => {
    const page = openWith(`${LEADS}/${LEAD}/edit`, odd);
    await page.user.type(await screen.findByLabelText('City'), ' Junction');
    await page.user.click(screen.getByRole('button', { name: 'Save Lead' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
    const edits = page.events.filter(({ type }) => type.startsWith('leads/'));
    expect(
      edits.map(({ type, payload }) => [type, (payload as { changes?: object }).changes]),
    ).toEqual([['leads/leadEdited', { city: 'Essex Junction' }]]);
    expect(page.store.getState().leads.entities[LEAD]).toMatchObject({
      stage: 'Quoted twice',
      _original: { serviceType: 'Drains', estimatedValue: 'a lot' },
    });
  });

  it('is asked for what is wrong in a field once that is touched', async () => {
    const page = openWith(`${LEADS}/${LEAD}/edit`, odd);
    await page.user.type(await screen.findByLabelText('Email'), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save Lead' }));
    expect(await screen.findByText(/Enter an e-mail address/)).toBeVisible();
  });
});

describe('a project with an unknown status', () => {
  it('is shown under it, and counts as neither active nor settled', async () => {
    const test = emptyStore();
    const project = readLeniently(projectSchema, {
      ...newProject(),
      id: 1,
      status: 'Waiting for parts',
      createdDate: '2026-11-01T12:00:00.000Z',
      lastUpdated: '2026-11-01T12:00:00.000Z',
    });
    test.store.dispatch(
      remoteChangesMerged({ entry: 'projects', entities: [project as never], removedIds: [] }),
    );
    openAdmin('/admin/projects/1', { test, isWide: true });
    await screen.findAllByText('Waiting for parts');
    expect(screen.getByText('Active Projects').parentElement).toHaveTextContent('0');
  });
});
