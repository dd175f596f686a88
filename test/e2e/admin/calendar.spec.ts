import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import type { Appointment, Lead } from '../../../src/domain/leads/schema';
import { aLead, anAppointment } from '../../support/entities';
import { check, DEVICES, ON_DESKTOP, pageOf } from '../support/devices';
import { fingerOn, pointOf } from '../support/drags';
import { openScreen, storedLead, storeEntries } from '../support/pages';

/** Appointments are dragged to another time, by mouse and by a finger. */

const NOW = new Date('2026-11-23T09:00:00-05:00');

const VISITS: Lead[] = [
  aLead({
    firstName: 'Ada',
    stage: 'Estimate Scheduled',
    appointments: [anAppointment({ id: 'a1', scheduledTime: '10:00' })],
  }),
  aLead({
    id: '1700000000001-test0',
    firstName: 'Ben',
    stage: 'Estimate Scheduled',
    appointments: [anAppointment({ id: 'a2', scheduledTime: '14:00' })],
  }),
];

async function openCalendar(page: Page, visits = VISITS, view = 'day'): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await storeEntries(page, { leads: visits });
  await openScreen(page, `${ADDRESSES.calendar}?view=${view}&day=2026-11-24`);
}

const visitOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`${name} Brook`) }).first();

const storedVisit = async (page: Page, name: string): Promise<Appointment | undefined> =>
  (await storedLead(page, name))?.appointments[0];

/** Returns the height of an hour, which is that of a visit of 60 minutes. */
const hourOf = async (visit: Locator): Promise<number> => (await visit.boundingBox())?.height ?? 0;

for (const device of DEVICES) {
  test(`on ${device.name} a visit is dragged, and an overlap asked about`, async ({ browser }) => {
    const page = await pageOf(browser, device, true);
    await openCalendar(page);
    const visit = visitOf(page, 'Ada');
    await check(page, device, 'the calendar of a day');
    // Clear of the owner's bar at the bottom.
    await visit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const hour = await hourOf(visit);

    const drag = async (from: { x: number; y: number }, hours: number): Promise<void> => {
      const to = { x: from.x, y: from.y + hours * hour };
      if (!device.isPhone) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 10 });
        await page.mouse.up();
        return;
      }
      const finger = await fingerOn(page);
      const look = (await visitOf(page, 'Ada').getAttribute('class')) ?? '';
      await finger.down(from);
      // The finger rests until the visit looks picked up.
      await expect(visitOf(page, 'Ada')).not.toHaveAttribute('class', look);
      await finger.move(to);
      await finger.up();
    };

    await drag(await pointOf(visit), 2);
    await expect(page.getByText(/^Moved to Tue.*12:00 PM$/).last()).toBeVisible();
    await expect.poll(() => storedVisit(page, 'Ada')).toMatchObject({ scheduledTime: '12:00' });

    await visit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(await pointOf(visit), 2);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Ben Brook');
    await question.getByRole('button', { name: 'Leave it where it was' }).click();
    await expect(question).toBeHidden();
    expect(await storedVisit(page, 'Ada')).toMatchObject({ scheduledTime: '12:00' });

    await page.getByRole('button', { name: 'Month', exact: true }).click();
    // On a phone a day has only their number, and the two are no buttons.
    const day = page.getByRole('cell', { name: /^November 24, 2026.*2 appointments$/ });
    await expect(device.isPhone ? day : visitOf(page, 'Ada')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await check(page, device, 'the calendar of a month');
    await page.context().close();
  });
}

test('a visit that is dragged in a month keeps its colors', async ({ browser }) => {
  const page = await pageOf(browser, ON_DESKTOP, true);
  await openCalendar(page, VISITS, 'month');
  const fillOf = (visit: Locator): Promise<string> =>
    visit.evaluate((element) => getComputedStyle(element).backgroundColor);
  const fill = await fillOf(visitOf(page, 'Ada'));
  const { x, y } = await pointOf(visitOf(page, 'Ada'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  expect(await fillOf(page.locator('body > .calendar-entry'))).toBe(fill);
  await page.mouse.up();
  await page.context().close();
});

test('the number of entries that a month has no room for leads to the day', async ({ browser }) => {
  const page = await pageOf(browser, ON_DESKTOP, true);
  const hours = ['09', '10', '11', '12', '13', '14'];
  const appointments = hours.map((hour) =>
    anAppointment({ id: hour, scheduledTime: `${hour}:00` }),
  );
  await openCalendar(page, [aLead({ firstName: 'Ada', appointments })], 'month');
  await page.getByText('+2 more').click();
  await expect(page).toHaveURL(/\?view=day&day=2026-11-24$/);
  await expect(page.getByRole('button', { name: /Ada Brook/ })).toHaveCount(hours.length);
  await page.goBack();
  await expect(page.getByText('+2 more')).toBeVisible();
  await page.context().close();
});

test('a visit at night is above the day’s hours, which are at the top', async ({ browser }) => {
  const page = await pageOf(browser, { name: 'a desktop', isPhone: false }, true);
  const [ada, ben] = VISITS as [Lead, Lead];
  const appointments = [anAppointment({ id: 'a3', scheduledTime: '02:00' })];
  const night = anAppointment({ id: 'a4', scheduledTime: '04:00', duration: 240 });
  const cy = { ...ben, id: `${ben.id}1`, firstName: 'Cy', appointments: [night] };
  await openCalendar(page, [ada, { ...ben, appointments }, cy]);
  await expect(visitOf(page, 'Ada')).toBeVisible();
  await expect(visitOf(page, 'Ben')).not.toBeInViewport();
  // Of what began there and goes on, the name is in sight.
  await expect(visitOf(page, 'Cy').locator('.calendar-title')).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Show what is before 6:00 AM' }).click();
  await expect(visitOf(page, 'Ben')).toBeInViewport();
  await page.getByRole('button', { name: 'Hide what is before 6:00 AM' }).click();
  await expect(visitOf(page, 'Ben')).not.toBeInViewport();
  await page.context().close();
});

test('a drag ends by Escape or without a button; a longer visit says until when', async ({
  browser,
}) => {
  const page = await pageOf(browser, { name: 'a desktop', isPhone: false }, true);
  await openCalendar(page);
  const visit = visitOf(page, 'Ada');
  const top = async (): Promise<number> => Math.round((await visit.boundingBox())?.y ?? 0);
  const hour = await hourOf(visit);
  const from = await pointOf(visit);
  const before = await top();
  const endings = [
    () => page.keyboard.press('Escape'),
    // As where the button was released over another window.
    () => page.locator('body').dispatchEvent('mousemove', { buttons: 0 }),
  ];
  for (const end of endings) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + hour, { steps: 10 });
    await expect.poll(top).not.toBe(before);
    await end();
    await page.mouse.up();
    await expect.poll(top).toBe(before);
    expect(await storedVisit(page, 'Ada')).toMatchObject({ scheduledTime: '10:00' });
  }

  // What is pressed opens, and has the focus again.
  await visit.click();
  await page.keyboard.press('Escape');
  await expect(visit).toBeFocused();

  const box = await visit.boundingBox();
  if (!box) throw new Error('The visit is not shown');
  const edge = { x: from.x, y: box.y + box.height - 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + hour, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByText(/^Until 12:00 PM on Tue/).last()).toBeVisible();
  await expect.poll(() => storedVisit(page, 'Ada')).toMatchObject({ duration: 120 });
  await page.context().close();
});
