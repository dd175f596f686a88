import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Notification } from '../../../src/domain/notifications/schema';
import { aLead } from '../../support/entities';
import { gate, report } from '../support/gates';
import { storedEntry } from '../support/pages';
import { dispatch, reachStore, untilRestored } from '../support/storeAccess';

/** Several real tabs with one storage: nothing is lost, nothing is reported twice. */

const TABS = 6;

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await reachStore(page);
  await page.goto('/contact?devtools');
  await untilRestored(page);
  return page;
}

/** Creates and edits leads in one page for a while. Returns what it did. */
async function hammer(
  page: Page,
  tab: number,
  milliseconds: number,
): Promise<{ created: string[]; edits: [string, string][] }> {
  return page.evaluate(
    async ([lead, name, until]) => {
      const store = (
        window as unknown as {
          reachedStore: {
            dispatch: (action: unknown) => unknown;
            getState: () => { leads: { ids: string[] } };
          };
        }
      ).reachedStore;
      const created: string[] = [];
      const edits: [string, string][] = [];
      const end = Date.now() + until;
      for (let count = 0; Date.now() < end; count += 1) {
        const now = Date.now();
        const meta = {
          eventId: `${now}-${name}-${count}`,
          occurredAt: new Date(now).toISOString(),
        };
        const { ids } = store.getState().leads;
        const known = ids[Math.floor(Math.random() * ids.length)];
        if (count % 3 === 0 || known === undefined) {
          const id = `${now}-${name}-${count}`;
          created.push(id);
          store.dispatch({ type: 'leads/leadCreated', payload: { ...lead, id }, meta });
        } else {
          const city = `${name}-${count}`;
          edits.push([known, city]);
          const payload = { leadId: known, leadName: 'x', changes: { city } };
          store.dispatch({ type: 'leads/leadEdited', payload, meta });
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 15 + Math.random() * 40);
        });
      }
      return { created, edits };
    },
    [aLead(), `t${tab}`, milliseconds] as const,
  );
}

test('six tabs at once lose nothing, and raise each notification once', async ({ context }) => {
  test.setTimeout(180_000);
  const first = await openTab(context);
  await dispatch(first, { type: 'session/signedIn', payload: undefined });
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await openTab(context));
  const reader = await openTab(context);

  await test.step('tabs that check follow-ups raise one notification for each due date', async () => {
    const rounds = gate(20, 3);
    for (let round = 0; round < rounds; round += 1) {
      const due = new Date(Date.now() - 1_000 - round).toISOString();
      const id = `${1_700_000_000_000 + round}-due`;
      const payload = { ...aLead({ id, stage: 'Paid', nextFollowUpDate: due }) };
      await dispatch(first, { type: 'leads/leadCreated', payload });
      await Promise.all(
        tabs.map((page) =>
          page.waitForFunction(
            (lead) =>
              (
                window as unknown as {
                  reachedStore: {
                    getState: () => { leads: { entities: Record<string, unknown> } };
                  };
                }
              ).reachedStore.getState().leads.entities[lead] !== undefined,
            id,
          ),
        ),
      );
      await Promise.all(
        tabs.map((page) => dispatch(page, { type: 'system/followUpsChecked', payload: undefined })),
      );
    }
    await expect
      .poll(async () => {
        const all = (await storedEntry<Notification[]>(reader, 'notifications')) ?? [];
        const due = all.filter(
          ({ type, leadId }) => type === 'follow_up_due' && leadId.endsWith('-due'),
        );
        return [due.length, new Set(due.map(({ leadId }) => leadId)).size];
      })
      .toEqual([rounds, rounds]);
    await dispatch(first, { type: 'session/signedOut', payload: undefined });
    report('follow-ups', `${TABS} tabs x ${rounds} rounds, no duplicate`);
  });

  await test.step('what each creates and edits is kept', async () => {
    const milliseconds = gate(30_000, 5_000);
    const parts = 2;
    const done: { created: string[]; edits: [string, string][] }[] = [];
    for (let round = 0; round < parts; round += 1) {
      const results = await Promise.all(
        tabs.map((page, tab) => hammer(page, round * TABS + tab, milliseconds / parts)),
      );
      done.push(...results);
      await tabs[0]?.reload();
      await untilRestored(tabs[0] as Page);
      await tabs[1]?.close();
      tabs[1] = await openTab(context);
    }
    const created = done.flatMap((one) => one.created);
    await expect
      .poll(
        async () => {
          const leads = (await storedEntry<{ id: string }[]>(reader, 'leads')) ?? [];
          const stored = new Set(leads.map(({ id }) => id));
          return created.filter((id) => !stored.has(id));
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
    const cities = new Map<string, Set<string>>();
    for (const [id, city] of done.flatMap((one) => one.edits)) {
      cities.set(id, (cities.get(id) ?? new Set()).add(city));
    }
    const leads = (await storedEntry<{ id: string; city: string }[]>(reader, 'leads')) ?? [];
    const wrong = leads.filter(({ id, city }) => cities.has(id) && !cities.get(id)?.has(city));
    expect(wrong, 'edited leads that went back').toEqual([]);
    const edits = done.reduce((sum, one) => sum + one.edits.length, 0);
    report(
      'real tabs',
      `${TABS} tabs, ${milliseconds / 1000} s: 0 of ${created.length} leads lost, ${edits} edits`,
    );
  });
});
