import { expect, test } from '@playwright/test';
import { SAMPLE_JOB, openScreen, startSignedIn } from '../support/pages';

/** What was confirmed on screen is there after the page's process was killed in the same moment. */

/** Makes the page hang as soon as it shows a text, so that nothing that it would do later is done. */
const hangOnceShown = (text: string): void => {
  new MutationObserver(() => {
    const { body } = document;
    while (body.textContent.includes(text)) {
      // Until the process is killed.
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};

test('a payment is kept when the browser is killed right after "Got paid"', async ({ context }) => {
  await startSignedIn(context);
  const page = await context.newPage();
  // It sees what is stored, as a browser's next start does, and runs no script of the site.
  const reader = await context.newPage();
  await reader.goto('/robots.txt');
  await openScreen(page, SAMPLE_JOB);
  await page.getByRole('button', { name: 'Got paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Got paid' });
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Amount').pressSequentially('12,50');
  await page.evaluate(hangOnceShown, '$12.50 received');
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The press ends with the process.
  const pressed = dialog.getByRole('button', { name: 'Save' }).click();
  pressed.catch(() => {});
  const keys = () => reader.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).toContainEqual(expect.stringContaining('.payments.'));
  // Nor is this answered.
  session.send('Page.crash').catch(() => {});
  await crashed;
  expect(await keys()).not.toContain('handyman.payments');

  const next = await context.newPage();
  await openScreen(next, SAMPLE_JOB);
  await expect(next.getByText(/\$12\.50/).first()).toBeVisible();
  await expect
    .poll(async () => (await keys()).filter((key) => key === 'handyman.payments'))
    .toHaveLength(1);
});
