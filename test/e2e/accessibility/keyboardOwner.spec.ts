import { expect, test } from '@playwright/test';
import { ADDRESSES, contentAddress } from '../../../src/app/addresses';
import type { PageContent } from '../../../src/domain/content/schema';
import type { Lead } from '../../../src/domain/leads/schema';
import type { Project } from '../../../src/domain/projects/schema';
import { choose, tabTo, typeInto } from '../support/keys';
import { leavePicture, openScreen, routeTo, startSignedIn, storedEntry } from '../support/pages';

/** The owner's tools by keyboard alone: no pointer, no `fill`, no `focus`. */

test.beforeEach(async ({ context }) => startSignedIn(context));

test('the owner works with a lead, a project and the texts', async ({ page }) => {
  await test.step('logs a call and schedules a visit', async () => {
    await openScreen(page, ADDRESSES.leads);
    await choose(page, page.getByRole('link', { name: 'Hannah Whitcomb' }));
    const panel = page.getByRole('dialog');
    await choose(page, panel.getByRole('button', { name: 'Log communication' }));
    await typeInto(page, panel.getByLabel('Subject'), 'Rang about the steps');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/Rang about the steps/).first()).toBeVisible();
    await choose(page, panel.getByRole('button', { name: 'Schedule appointment' }));
    await tabTo(page, panel.getByLabel('Date'));
    await page.keyboard.type('11302099');
    await choose(page, panel.getByRole('button', { name: 'Schedule', exact: true }));
    await expect
      .poll(async () =>
        (await storedEntry<Lead[]>(page, 'leads'))
          ?.find(({ lastName }) => lastName === 'Whitcomb')
          ?.appointments.map(({ scheduledDate }) => scheduledDate),
      )
      .toContain('2099-11-30');
    await expect(panel.getByRole('button', { name: 'Schedule appointment' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Hannah Whitcomb' })).toBeFocused();
  });

  await test.step('moves a project on and notes why', async () => {
    await routeTo(page, ADDRESSES.projects);
    await choose(page, page.getByRole('link', { name: 'Back steps and railing' }));
    await tabTo(page, page.getByLabel('New status'));
    await page.keyboard.type('On');
    await typeInto(page, page.getByLabel('Status note (optional)'), 'Waiting for treads');
    await choose(page, page.getByRole('button', { name: 'Update Status' }));
    const notes = page.getByRole('list', { name: 'Notes' });
    await expect(notes).toContainText('Waiting for treads');
    await expect(notes).toHaveCSS('max-height', '256px');
    await typeInto(page, page.getByLabel('Note', { exact: true }), 'Rang the yard');
    await choose(page, page.getByRole('button', { name: 'Add Note' }));
    await expect(notes).toContainText('Rang the yard');
    await leavePicture(page, 'project moved on');
    await expect
      .poll(async () =>
        (await storedEntry<Project[]>(page, 'projects'))?.find(
          ({ title }) => title === 'Back steps and railing',
        ),
      )
      .toMatchObject({ status: 'On Hold' });
  });

  await test.step('edits a section and formats a word', async () => {
    await routeTo(page, contentAddress('about'));
    const edit = page.getByRole('button', { name: 'Edit Our Story' });
    await choose(page, edit);
    const text = page.getByRole('textbox', { name: 'Content' });
    await expect(text).toHaveCSS('height', '200px');
    await tabTo(page, text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Small jobs, ');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('done well');
    await leavePicture(page, 'the editor');
    await choose(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(text).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expect
      .poll(
        async () =>
          (await storedEntry<PageContent[]>(page, 'pages'))
            ?.find(({ id }) => id === 'about')
            ?.sections.find(({ id }) => id === 'story-content')?.content,
      )
      .toBe('Small jobs, <strong>done well</strong>');
  });
});
