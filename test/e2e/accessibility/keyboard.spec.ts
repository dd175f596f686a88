import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, NAV_ITEMS } from '../../../src/app/addresses';
import { business, ownerSignIn } from '../../../src/business';
import type { Lead } from '../../../src/domain/leads/schema';
import { RARE } from '../support/gates';
import { choose, expectArrival, MOST_STEPS, tabTo, typeInto } from '../support/keys';
import { openScreen, startSignedIn, startWithOwnData, storedEntry } from '../support/pages';

/** Each journey by keyboard alone: no pointer, no `fill`, no `focus`. */

/** Returns what is wrong with the focused element: not visible, or covered; null if none is focused. */
const focusFault = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    const marked = [element, element.parentElement, element.closest('li, article')].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const ring = getComputedStyle(one, '::after');
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        (ring.content !== 'none' && ring.borderTopWidth === '4px')
      );
    });
    const frame = element.closest('.MuiInputBase-root')?.querySelector('fieldset');
    if (!marked && !frame) return `${name}: no mark`;
    const x = box.left + box.width / 2;
    const above = [box.top + 2, box.top + box.height / 2, box.bottom - 2].map((y) =>
      document.elementFromPoint(x, y),
    );
    const isSeen = above.some(
      (one) => one !== null && (element.contains(one) || one.contains(element)),
    );
    return isSeen ? undefined : `${name}: hidden by ${above[0]?.outerHTML.slice(0, 150)}`;
  });

test('the skip link leads past the header, routed links to pages', async ({ page, context }) => {
  await startWithOwnData(context);
  await openScreen(page, ADDRESSES.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const { to, label } of NAV_ITEMS.slice(1)) {
    await choose(page, nav.getByRole('link', { name: label }));
    await expectArrival(page, to);
    await page.keyboard.press('Shift+Tab');
  }
});

test('links of a page without the app lead to pages that begin at the top', async ({ page }) => {
  await openScreen(page, ADDRESSES.home);
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const { to, label } of NAV_ITEMS.slice(1)) {
    await choose(page, nav.getByRole('link', { name: label }));
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  }
});

for (const isPhone of [true, false]) {
  test(
    `the focus can be seen at every step, ${isPhone ? 'phone' : 'desktop'}`,
    isPhone ? RARE : {},
    async ({ context, page }) => {
      await startSignedIn(context);
      await page.setViewportSize(
        isPhone ? { width: 375, height: 720 } : { width: 1280, height: 800 },
      );
      for (const address of [
        ADDRESSES.home,
        ADDRESSES.gallery,
        ADDRESSES.contact,
        ADDRESSES.leads,
        ADDRESSES.projects,
      ]) {
        await openScreen(page, address);
        const faults = new Set<string>();
        for (let step = 0; step < MOST_STEPS; step += 1) {
          await page.keyboard.press('Tab');
          const fault = await focusFault(page);
          if (fault === null) break;
          if (fault) faults.add(fault);
        }
        expect.soft([...faults], address).toEqual([]);
      }
    },
  );
}

test('a homeowner requests an estimate', async ({ page }) => {
  await openScreen(page, ADDRESSES.contact);
  const send = page.getByRole('button', { name: 'Send Request' });
  await expect(send).toBeEnabled();
  await choose(page, send);

  const summary = page.getByRole('alert').filter({ hasText: 'Please check the form' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await typeInto(page, page.getByLabel('Full Name'), 'Nora Ellis Pike');
  await typeInto(page, page.getByLabel('Phone Number'), '(802) 555-0161');
  await tabTo(page, page.getByLabel('Service Needed'));
  const service = business.services.at(-1) ?? '';
  await page.keyboard.type(service);
  await expect(page.getByLabel('Service Needed')).toHaveValue(service);
  await typeInto(page, page.getByLabel('Project Description'), 'The porch roof leaks.');
  await choose(page, send);
  await expect(page.locator('output', { hasText: 'Thank you!' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Request a free estimate' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('the owner signs in, finds a lead, edits and saves it', async ({ page }) => {
  await openScreen(page, ADDRESSES.signIn);
  await typeInto(page, page.getByLabel('Username'), ownerSignIn.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ownerSignIn.password);
  await page.keyboard.press('Enter');
  await expectArrival(page, ADDRESSES.dashboard);

  const nav = page.getByRole('navigation', { name: 'Owner' });
  await page.keyboard.press('Shift+Tab');
  await choose(page, nav.getByRole('link', { name: 'Leads' }));
  await expectArrival(page, ADDRESSES.leads);

  await typeInto(page, page.getByPlaceholder('Search leads...'), 'whitcomb');
  await expect(page.locator('output', { hasText: 'Showing 1 to 1 of 1 lead' })).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit lead Hannah Whitcomb' });
  await choose(page, edit);
  const panel = page.getByRole('dialog', { name: 'Edit Lead' });
  await expect(panel).toBeVisible();
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  await typeInto(page, panel.getByLabel('City'), 'Jericho');
  await choose(page, panel.getByRole('button', { name: 'Save Lead' }));
  await expect(panel).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page.locator('output', { hasText: /saved/i }).first()).toBeAttached();
  await expect
    .poll(async () => (await storedEntry<Lead[]>(page, 'leads'))?.map(({ city }) => city))
    .toContain('Jericho');
});
