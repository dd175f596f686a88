import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { DEVICES, pageOf } from '../support/devices';
import { openScreen, SAMPLE_JOB, SAMPLE_LEAD } from '../support/pages';
import { reachStore } from '../support/storeAccess';

/**
 * A day of forty acts: what each opens is closed by Back first, and every third act is taken back; the
 * state is compared with what it was before.
 */

/** One act: where it is done, what it opens over the screen, and what completes it. */
interface Act {
  name: string;
  address: string;
  /** Opens a sheet, menu or dialog; several that lie over each other one by one. */
  open: ((page: Page) => Promise<unknown>)[];
  commit: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
/** Presses a button, and waits until what it opens is there. */
const opens =
  (name: string | RegExp, shown: 'dialog' | 'menu' | 'alertdialog' | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    const opened = typeof shown === 'string' ? page.getByRole(shown) : button(page, shown);
    await expect(opened.first()).toBeVisible();
  };
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).click();
let added = 0;

const ACTS: Act[] = [
  {
    name: 'add a lead',
    address: ADDRESSES.crm,
    open: [opens('Quick add', 'dialog')],
    commit: async (page) => {
      added += 1;
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Name', { exact: true }).fill(`Rita Moss ${added}`);
      await sheet.getByLabel('Phone', { exact: true }).fill(`802 555 01${String(10 + added)}`);
      await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  {
    name: 'move a lead in the list',
    address: ADDRESSES.leads,
    open: [opens(/^Stage of Priya/, 'menu')],
    commit: async (page) => {
      const options = page.getByRole('menuitem').and(page.locator(':not([aria-disabled])'));
      await options.nth(added % 5).click();
    },
  },
  {
    name: 'put a follow-up off',
    address: ADDRESSES.leads,
    open: [opens(/^Follow-up of Joanne/, 'menu')],
    commit: (page) => item(added % 2 === 0 ? 'In a week' : 'Tomorrow')(page),
  },
  {
    name: 'a call without an answer',
    address: SAMPLE_LEAD,
    open: [opens('Outcome', /^No answer/)],
    commit: press(/^No answer/),
  },
  {
    name: 'log a communication',
    address: SAMPLE_LEAD,
    open: [],
    commit: async (page) => {
      await press('Log communication')(page);
      await page.getByLabel('Subject').fill('Rang back');
      await press('Log')(page);
    },
  },
  {
    name: 'a job’s status',
    address: SAMPLE_JOB,
    open: [],
    commit: async (page) => {
      const status = page.getByLabel('New Status');
      const options = await status.locator('option:not([disabled])').allTextContents();
      await status.selectOption(options[1 + (added % (options.length - 1))] ?? '');
      await press('Update Status')(page);
    },
  },
  {
    name: 'speak to somebody',
    address: SAMPLE_LEAD,
    open: [opens('Outcome', /^Spoke/), opens(/^Spoke/, /^In 3 days/)],
    commit: press(/^In 3 days/),
  },
  {
    name: 'move a card of the board',
    address: ADDRESSES.pipeline,
    open: [opens(/^Move to… Marcus/, 'menu')],
    commit: async (page) => {
      const options = page.getByRole('menuitem').and(page.locator(':not([aria-disabled])'));
      await options.nth(1 + (added % 5)).click();
    },
  },
  {
    name: 'delete a lead',
    address: ADDRESSES.leads,
    open: [opens(/^Delete lead Rita/, 'alertdialog')],
    commit: (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  },
  {
    name: 'a note on a job',
    address: SAMPLE_JOB,
    open: [],
    commit: async (page) => {
      await page.getByLabel('Note', { exact: true }).last().fill(`Ladder ${added}`);
      await press('Add Note')(page);
    },
  },
];

/** Returns the lists without what counts changes, records them, or happens by itself. */
const listsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { reachedStore } = window as unknown as {
      reachedStore: { getState: () => Record<string, { entities?: object }> };
    };
    const { leads, projects, statusUpdates, gallery, blog } = reachedStore.getState();
    const text = JSON.stringify(
      [leads, projects, statusUpdates, gallery, blog].map((one) => one?.entities),
    );
    return JSON.parse(text, (name, value: unknown) =>
      name === 'sequence' || name === 'emailSent' ? undefined : value,
    ) as unknown;
  });

const addressOf = (page: Page): string => {
  const { pathname } = new URL(page.url());
  return pathname;
};

test.use({ actionTimeout: 15_000 });
test.describe.configure({ timeout: 1_800_000 });

for (const device of DEVICES) {
  test(
    `forty acts, with Undo and Back, on ${device.name}`,
    { tag: '@soak' },
    async ({ browser }) => {
      added = 0;
      const page = await pageOf(browser, device, true);
      await reachStore(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (let count = 1; count <= 40; count += 1) {
        const act = ACTS[(count - 1) % ACTS.length];
        if (!act) throw new Error('No act');
        await test.step(`${count}: ${act.name}`, async () => {
          await openScreen(page, `${act.address}?devtools`);
          const before = await listsOf(page);
          for (let depth = 1; depth <= act.open.length; depth += 1) {
            for (const open of act.open.slice(0, depth)) await open(page);
            for (let step = 0; step < depth; step += 1) await page.goBack();
            await expect(page.getByRole('menu')).toHaveCount(0);
            await expect.poll(() => addressOf(page)).toBe(act.address);
            await page.goForward();
            expect(await listsOf(page)).toEqual(before);
            // Forward may show again what has an address.
            await openScreen(page, `${act.address}?devtools`);
          }
          for (const open of act.open) await open(page);
          await act.commit(page);
          await expect.poll(() => listsOf(page)).not.toEqual(before);
          if (count % 3 !== 0) return;
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.keyboard.press('Control+z');
          await expect.poll(() => listsOf(page)).toEqual(before);
        });
      }
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
}
