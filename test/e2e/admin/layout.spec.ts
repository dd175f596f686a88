import { expect, test, type Locator } from '@playwright/test';
import { ADDRESSES, personAddress } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { aLead, anAppointment, aProject } from '../../support/entities';
import {
  openScreen,
  press,
  resize,
  routeTo,
  SAMPLE_JOB,
  SAMPLE_LEAD,
  startSignedIn,
  storeEntries,
} from '../support/pages';

/** Where things are on the owner's screens: what has to be in view, in line or on one line. */

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; right: number; bottom: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Returns the lines of the text that is seen. */
const linesOf = (target: Locator): Promise<{ bottom: number; width: number }[]> =>
  target.evaluate((element) => {
    const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT, (text) =>
      text.parentElement?.closest('.visually-hidden')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const lines: { bottom: number; width: number }[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      for (const { bottom, width } of range.getClientRects())
        if (width > 4) lines.push({ bottom, width });
    }
    return lines;
  });

test.beforeEach(async ({ page, context }) => {
  await startSignedIn(context);
  await page.clock.setFixedTime('2026-11-20T10:00:00-05:00');
});

test('with the samples, in a wide window and in a narrow one', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openScreen(page, SAMPLE_JOB);

  await test.step("a job's status is changed in its first screen, and its facts are equally far apart", async () => {
    for (const size of [DESKTOP, PHONE]) {
      await resize(page, size);
      // Asked again until the panel is a dialog on a phone: a slow machine shows it below the list first.
      await expect(page.getByLabel('New status')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Update Status' })).toBeInViewport({
        ratio: 1,
      });
    }
    const labels = page.getByRole('region', { name: 'Project Details' }).locator('dt');
    const heights = (await labels.all())
      .slice(0, -1)
      .map(async (label) => (await boxOf(label)).height);
    const all = await Promise.all(heights);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...all)).toBeLessThanOrEqual(46);
  });

  await test.step('each figure of the dashboard is beside its label, its actions are a row on a desktop, and the header is slim', async () => {
    await routeTo(page, ADDRESSES.dashboard);
    // Where the links are in the menu, too.
    for (const size of [PHONE, { ...DESKTOP, width: 900 }, DESKTOP]) {
      await resize(page, size);
      const { height } = await boxOf(page.getByRole('banner'));
      expect(height).toBeLessThanOrEqual(size === PHONE ? 56 : 44);
      for (const name of ['Active Leads', 'Pipeline Value', 'Active Projects', 'Conversion Rate']) {
        const label = page.locator('dt', { hasText: name });
        const [word, figure] = [await boxOf(label), await boxOf(label.locator('+ dd'))];
        expect(figure.x, name).toBeGreaterThanOrEqual(word.right);
        expect(figure.y, name).toBeLessThan(word.bottom);
      }
    }
    const nav = page.getByRole('navigation', { name: 'Quick actions' });
    expect((await boxOf(nav)).height).toBeLessThan(60);
  });

  await test.step('each board is shown whole', async () => {
    for (const [address, name] of [
      [ADDRESSES.pipeline, 'Pipeline'],
      [ADDRESSES.projectBoard, 'Projects'],
    ] as const) {
      await routeTo(page, address);
      await expect(page.getByRole('group', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('a subtitle, however long, moves nothing beside it', async () => {
    await routeTo(page, ADDRESSES.publish);
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const checklist = page.getByRole('region', { name: 'Launch checklist' });
    const edits = page.getByRole('region', { name: 'What visitors do not see yet' });
    expect((await boxOf(checklist)).y).toBe((await boxOf(edits)).y);
    expect((await boxOf(edits)).y - heading.bottom).toBeLessThan(44);
  });

  await test.step('photos that cannot be added are told below the heading', async () => {
    await routeTo(page, SAMPLE_LEAD);
    const buffer = Buffer.from('no picture');
    await page
      .getByLabel('Choose photos')
      .last()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    const alert = await boxOf(page.getByRole('alert').filter({ hasText: 'a.png' }));
    const heading = await boxOf(page.getByRole('heading', { name: 'Documents' }));
    expect(alert.y).toBeGreaterThanOrEqual(heading.bottom);
    expect(alert.x).toBeLessThanOrEqual(heading.x);
  });

  await test.step('the preview of an import is shown from its beginning on a phone, and takes the whole width', async () => {
    await resize(page, PHONE);
    await routeTo(page, ADDRESSES.storage);
    const buffer = Buffer.from('First Name,Phone\nAda,802-555-0101\n');
    const file = { name: 'leads.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[accept^="text/csv"]').setInputFiles(file);
    await expect(page.getByRole('combobox', { name: 'First Name' })).toBeInViewport();
    await resize(page, DESKTOP);
    const preview = await boxOf(page.getByRole('group', { name: 'Preview of the import' }));
    expect(preview.right - preview.x).toBeGreaterThan(1_000);
  });
});

test('with long texts and lists, in a wide window and in a narrow one', async ({ page }) => {
  const email = 'a.long.address.with.many.parts@mail.of.the.customer.example.com';
  const leads = [
    aLead({ id: '1795186800000-e2e01', stage: 'New Lead', estimatedValue: 900, email }),
    aLead({ id: '1795186800001-e2e02', stage: 'Paid', estimatedValue: 0 }),
  ];
  const project = aProject({
    id: 1,
    title: 'Steps',
    estimatedCompletionDate: '2026-01-05',
    description: 'A step. '.repeat(40),
  });
  const day = '2026-11-20';
  const job = aProject({
    id: 2,
    title: 'Weatherstripping-and-threshold-replacement',
    status: 'Scheduled',
    startDate: day,
    estimatedCompletionDate: day,
  });
  await page.setViewportSize(DESKTOP);
  await storeEntries(page, { leads, projects: [project, job] });
  await openScreen(page, ADDRESSES.leads);

  await test.step('of an e-mail address longer than its column dots say that there is more', async () => {
    const link = page.getByRole('table').getByRole('link', { name: email });
    await expect(link).toHaveCSS('text-overflow', 'ellipsis');
    expect(await link.evaluate((cut) => cut.scrollWidth - cut.clientWidth)).toBeGreaterThan(0);
  });

  await test.step('the leads need no scrolling sideways, on a tablet on its side either', async () => {
    const table = page.getByRole('table', { name: 'Leads' });
    for (const width of [900, 1023, 1024, 1080, 1180, DESKTOP.width]) {
      await resize(page, { ...DESKTOP, width });
      await expect(page.getByText('Ada Brook').first()).toBeVisible();
      await expect(table, `${width} px`).toHaveCount(width < 1024 ? 0 : 1);
      for (const wide of await table.locator('..').all())
        expect(await wide.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(
          0,
        );
    }
  });

  await test.step('the bar of selected leads moves no row, so that the next press takes its neighbour', async () => {
    const box = page.getByRole('checkbox', { name: /^Select / }).last();
    const before = await boxOf(box);
    await box.check();
    await expect(page.getByRole('group', { name: 'Selection' })).toBeInViewport({ ratio: 1 });
    expect(await boxOf(box)).toEqual(before);
  });

  await test.step('the cards of the pipeline begin at one height, with and without a sum', async () => {
    await routeTo(page, ADDRESSES.pipeline);
    const lists = page.getByRole('group', { name: 'Pipeline' }).locator('ul');
    await expect(lists).toHaveCount(2);
    const [first, second] = [await boxOf(lists.first()), await boxOf(lists.last())];
    expect(second.y).toBe(first.y);
  });

  await test.step('a project takes two lines, on a phone at most five', async () => {
    await routeTo(page, ADDRESSES.projects);
    const card = page
      .getByRole('list', { name: 'Projects' })
      .getByRole('listitem')
      .filter({ hasText: 'Steps' });
    expect((await boxOf(card)).height).toBeLessThanOrEqual(72);
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await boxOf(card)).height).toBeLessThanOrEqual(140);
  });

  await test.step('in the calendar’s list an icon is beside its words, and one day is not said twice', async () => {
    await resize(page, { width: 320, height: 812 });
    await routeTo(page, ADDRESSES.calendar);
    const entry = page.locator('.calendar-entry', { hasText: 'Weatherstripping' });
    await expect(entry).toContainText('All day');
    const lines = entry.locator('.calendar-title').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const icon = title.querySelector('svg')?.getBoundingClientRect();
      const words = [...range.getClientRects()].filter(({ left }) => left > (icon?.right ?? 0));
      return [icon?.bottom ?? 0, Math.min(...words.map(({ top }) => top))] as const;
    });
    const [iconBottom, firstTop] = await lines;
    expect(firstTop).toBeLessThan(iconBottom);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('with the samples', async ({ page }) => {
    await openScreen(page, ADDRESSES.today);

    await test.step('a notification takes one line beside its buttons and one below', async () => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const link = page.getByRole('link', { name: 'Follow up with Hannah Whitcomb' });
      await expect.poll(async () => (await linesOf(link)).length).toBe(1);
      await page.keyboard.press('Escape');
    });

    await test.step('an appointment is booked in the first screen of its sheet', async () => {
      await press(page, /^Outcome/);
      await page.getByRole('button', { name: /^Booked/ }).click();
      await page.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
      await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeInViewport({
        ratio: 1,
      });
      const date = page.getByLabel('Date');
      expect(await date.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    });

    await test.step('what can be done with selected leads says so in words, on one line', async () => {
      await openScreen(page, ADDRESSES.leads);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Select Hannah/ }).check();
      const bar = page.getByRole('group', { name: 'Selection' });
      const actions = ['Move to…', 'Snooze', 'Tags', 'Inactive', 'Delete', 'Export'];
      const boxes = await Promise.all(
        actions.map((words) => boxOf(bar.getByText(words, { exact: true }))),
      );
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(PHONE.width);
    });

    await test.step('the box that selects a lead is beside its name', async () => {
      const middleOf = async (target: Locator): Promise<number> => {
        const { y, bottom } = await boxOf(target);
        return (y + bottom) / 2;
      };
      const box = page.getByRole('checkbox', { name: /^Select Hannah/ });
      const name = page.getByRole('link', { name: 'Hannah Whitcomb', exact: true });
      expect(Math.abs((await middleOf(box)) - (await middleOf(name)))).toBeLessThan(4);
    });

    await test.step('what can be done with selected jobs touches none of them', async () => {
      await openScreen(page, ADDRESSES.projects);
      await page.getByRole('checkbox', { name: /^Select Back/ }).check();
      const bar = await boxOf(page.getByRole('group', { name: 'Selection' }));
      const jobs = await boxOf(page.getByRole('list', { name: 'Projects' }));
      expect(jobs.y - bar.bottom).toBeGreaterThanOrEqual(8);
    });
  });

  test('with leads of their own', async ({ page }) => {
    const ada = aLead({
      stage: 'Initial Contact Made',
      city: 'Essex',
      priority: 'Emergency',
      estimatedValue: 900,
      nextFollowUpDate: '2026-11-19T14:00:00.000Z',
    });
    const longName = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery';
    const scheduled = { scheduledDate: '2026-11-20', scheduledTime: '07:30', duration: 480 };
    const other = aLead({
      id: '1795186800001-e2e01',
      firstName: longName,
      phone: '(802) 555-0121',
      appointments: [anAppointment(scheduled)],
    });
    await storeEntries(page, { leads: [ada, other] });
    await openScreen(page, ADDRESSES.leads);

    await test.step('a lead’s value is in line with the name, its date with the place, and its priority with the words', async () => {
      const card = page
        .getByRole('list', { name: 'Leads' })
        .getByRole('listitem')
        .filter({ hasText: 'Ada Brook' });
      const pairs = [
        [
          card.getByRole('link', { name: 'Ada Brook', exact: true }),
          card.getByRole('button', { name: /^Value of/ }),
        ],
        [
          card.getByText(`Essex, ${business.state}`),
          card.getByRole('button', { name: /^Follow-up of/ }),
        ],
        [card.getByText('Emergency').first(), card.getByText(ada.projectDescription)],
      ] as const;
      for (const [left, right] of pairs) {
        const [[first], [second]] = [await linesOf(left), await linesOf(right)];
        expect(Math.abs((first?.bottom ?? 0) - (second?.bottom ?? 99))).toBeLessThan(4);
      }
    });

    await test.step('a name longer than the screen is broken in the heading of its person', async () => {
      await routeTo(page, personAddress('p8025550121'));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(longName);
      expect((await boxOf(heading)).right).toBeLessThanOrEqual(PHONE.width);
    });

    await test.step('of a time that takes two lines each end is whole', async () => {
      await routeTo(page, ADDRESSES.calendar);
      const time = page.locator('.calendar-time', { hasText: '3:30' });
      const [first, second] = await linesOf(time);
      expect((second?.width ?? 0) / (first?.width ?? 1)).toBeGreaterThan(0.7);
    });

    await test.step('two quick presses of a button enlarge no page', async () => {
      for (const address of [ADDRESSES.calendar, ADDRESSES.gallery]) {
        await openScreen(page, address);
        const actions = await page
          .locator('button')
          .evaluateAll((all) => all.map((button) => getComputedStyle(button).touchAction));
        expect(new Set(actions), address).toEqual(new Set(['manipulation']));
      }
      await openScreen(page, ADDRESSES.calendar);
    });

    await test.step('where a week takes the place of three days, a day is still named by what it shows', async () => {
      await page.getByRole('button', { name: '3 days' }).click();
      const days = page.locator('.calendar-view').getByRole('link', { name: /20\d\d$/ });
      await expect(days).toHaveCount(3);
      await resize(page, DESKTOP);
      await expect(days).toHaveCount(7);
      for (const day of await days.all())
        await expect(day).toHaveAccessibleName(new RegExp(`^${await day.innerText()},`));
    });
  });
});
