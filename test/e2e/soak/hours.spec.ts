import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { STAGES, type Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { chromiumPath, QUIET_FLAGS } from '../support/chromium';
import { report } from '../support/gates';
import { openScreen, storedEntry, storeEntries } from '../support/pages';

/**
 * Long runs under a fake clock: memory, nodes and listeners of a tab that stays open, and the screens after a
 * year. The figures are in docs/testing.md.
 */

const START = new Date('2026-11-20T10:00:00-05:00');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEAD_ID = '1795186800000-soak1';

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    // Compiled code grows for as long as functions become hot, and is no leak.
    args: [...QUIET_FLAGS, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});
test.describe.configure({ timeout: 1_800_000 });

/** Opens a screen for a signed-in owner who has these leads. */
async function openWith(page: Page, leads: readonly Lead[], address: string): Promise<void> {
  await page.clock.install({ time: START });
  await storeEntries(page, { signedIn: true, leads });
  await openScreen(page, address);
}

interface MemoryUse {
  /** Of the heap, in KB. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures the page after a collection of garbage. */
async function memoryOf(session: CDPSession): Promise<MemoryUse> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: Math.round(of('JSHeapUsedSize') / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/** Returns the characters that each entry of the application takes in storage. */
const storedLengths = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage as unknown as Record<string, string>).map(([key, text]) => [
        key,
        text.length,
      ]),
    ),
  );

const OWNER_SCREENS = ['Projects', 'Gallery', 'Blog', 'Content', 'Storage', 'CRM', 'Dashboard'];

/** What an owner does in five minutes: a move and its undo, a search, a look at each screen. */
async function fiveMinutes(page: Page, round: number): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Owner' });
  await nav.getByRole('link', { name: 'Leads', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await search.fill('Brook');
  await page.getByRole('table', { name: 'Leads' }).getByRole('link', { name: /Ada/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ada Brook' });
  await panel.getByLabel('Stage').selectOption(STAGES[1 + (round % 5)] ?? '');
  await page.clock.runFor(1_000);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await search.fill('');
  for (const label of OWNER_SCREENS) {
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
  }
  await nav.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.clock.runFor(5 * MINUTE_MS);
}

/** A leak on purpose: each minute keeps elements with listeners that are never shown. */
const LEAK = `setInterval(() => {
  const kept = (window.kept ??= []);
  for (let count = 0; count < 200; count += 1) {
    const element = document.createElement('p');
    element.addEventListener('click', () => kept.length);
    kept.push(element, 'x'.repeat(1_000) + count);
  }
}, 60_000);`;

test.describe('an owner’s app', { tag: '@soak' }, () => {
  test('two hours of an owner’s work take no more memory than the first', async ({ page }) => {
    if (process.env.LEAK) await page.addInitScript(LEAK);
    await openWith(
      page,
      [aLead({ id: LEAD_ID, firstName: 'Ada', lastName: 'Brook' })],
      ADDRESSES.today,
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const rounds = 24;
    // By then every chunk has been loaded and each list of limited length is full.
    const warm = 6;
    for (let round = 0; round < warm; round += 1) await fiveMinutes(page, round);
    const first = await memoryOf(session);
    const stored = await storedLengths(page);
    for (let round = warm; round < rounds; round += 1) await fiveMinutes(page, round);
    const last = await memoryOf(session);

    const after = await storedLengths(page);
    const growth = Object.entries(after)
      .map(([key, length]) => `${key} ${length - (stored[key] ?? 0)}`)
      .filter((line) => !line.endsWith(' 0'));
    report('soak, first', JSON.stringify(first));
    report('soak, last', JSON.stringify(last));
    report('soak, storage grew by characters', growth.join(', '));
    expect(last.heap).toBeLessThan(first.heap * 1.1);
    expect(last.nodes).toBeLessThan(first.nodes * 1.1);
    expect(last.listeners).toBeLessThan(first.listeners * 1.1);
  });

  test('a year of leads opens on every screen without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const leads = Array.from({ length: 365 * 4 }, (_, index) => {
      const created = START.getTime() - index * (DAY_MS / 4);
      return aLead({
        id: `${created}-soak1`,
        firstName: `First${index}`,
        createdDate: new Date(created).toISOString(),
        stage: STAGES[index % STAGES.length] ?? 'New Lead',
        projectDescription: 'Treads and rails of the back steps. '.repeat(5),
        nextFollowUpDate: new Date(START.getTime() + (index - 20) * DAY_MS).toISOString(),
      });
    });
    await openWith(page, leads, ADDRESSES.today);
    const nav = page.getByRole('navigation', { name: 'Owner' });
    for (const label of ['Leads', ...OWNER_SCREENS]) {
      await nav.getByRole('link', { name: label, exact: true }).click();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
    const kept = (await storedEntry<Lead[]>(page, 'leads')) ?? [];
    expect(kept).toHaveLength(leads.length);
  });
});
