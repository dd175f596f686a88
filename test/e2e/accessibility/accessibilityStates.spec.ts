import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, contentAddress } from '../../../src/app/addresses';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { check, DEVICES, pageOf } from '../support/devices';
import { RARE } from '../support/gates';
import { fillRequest, openScreen, press, routeTo, SAMPLE_LEAD } from '../support/pages';

/** The states of the admin screens without an address: forms in panels, popovers, dialogs. */

const LISTS = ['leads', 'notifications', 'projects', 'gallery', 'posts', 'history'];
const LIST_SCREENS = [
  ADDRESSES.dashboard,
  ADDRESSES.crm,
  ADDRESSES.leads,
  ADDRESSES.projects,
  ADDRESSES.adminGallery,
  ADDRESSES.adminBlog,
  ADDRESSES.gallery,
  ADDRESSES.blog,
];

/** Looks at the state that is shown. */
type Look = (what: string) => Promise<void>;

/** How each state is reached, on a page of the owner's; the last one on a visitor's. */
const STATES: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'a lead’s panel with its forms': async (page, look) => {
    for (const [button, field] of [
      ['Log communication', 'Subject'],
      ['Schedule appointment', 'Date'],
      ['More', 'Name'],
    ] as const) {
      await openScreen(page, SAMPLE_LEAD);
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: button }).first().click();
      if (button === 'More') await page.getByRole('menuitem', { name: 'Add document' }).click();
      await expect(panel.getByLabel(field, { exact: true })).toBeVisible();
      await look(button);
    }
  },
  'the questions after a call, the dates of a snooze and Quick add': async (page, look) => {
    await openScreen(page, ADDRESSES.today);
    await press(page, /^Outcome/);
    await expect(page.getByRole('dialog', { name: 'How did it go?' })).toBeVisible();
    await look('the outcomes of a call');
    await press(page, 'Spoke');
    await look('when to call again');
    await page.keyboard.press('Escape');
    await press(page, /^Put off/);
    await look('the dates of a snooze');
    await page.keyboard.press('Escape');
    await press(page, 'Quick add');
    await page.getByLabel('Phone', { exact: true }).fill('(802) 555-0114');
    await look('Quick add');
  },
  'a project’s panel and the question before it is deleted': async (page, look) => {
    await openScreen(page, ADDRESSES.projects);
    await page.getByRole('link', { name: 'Back steps and railing' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Half a note');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('the question before a half note is left');
    await press(page, 'Keep editing');
    await openScreen(page, ADDRESSES.projects);
    await press(page, /^Delete /);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('the question before a project is deleted');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await routeTo(page, ADDRESSES.deleted);
    await expect(page.getByRole('button', { name: /^Delete for good/ })).toBeVisible();
    await look('what was deleted');
  },
  'the editor with its popovers': async (page, look) => {
    await openScreen(page, contentAddress('about'));
    await press(page, 'Edit Our Story');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.click();
    for (const tool of ['Text color', 'Background color', 'Link']) {
      await press(page, tool);
      const popover = page.getByRole('dialog', { name: tool });
      await expect(popover).toBeVisible();
      await look(`the editor’s ${tool}`);
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
    }
    await text.click();
    await page.keyboard.type('Something unsaved. ');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('the question before unsaved changes are left');
  },
  'the forms of posts and the typed word before a reset': async (page, look) => {
    await openScreen(page, ADDRESSES.newPost);
    await page.getByLabel('Featured Image: web address').fill('javascript:alert(1)');
    await press(page, 'Add Post');
    await expect(page.getByText('Failed to load image from URL')).toBeVisible();
    await look('a post whose picture was refused');
    await page.getByLabel('Featured Image: web address').fill('');
    await press(page, 'Add Post');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await look('the post form with errors');

    await openScreen(page, ADDRESSES.storage);
    await press(page, /^Reset/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the typed word before a reset');
  },
  'every screen with nothing in it': async (page, look) => {
    await page.addInitScript((names) => {
      for (const name of names) localStorage.setItem(`handyman.${name}`, '[]');
    }, LISTS);
    for (const address of LIST_SCREENS) {
      await openScreen(page, address);
      await look(`${address}, empty`);
    }
  },
  'what is to be published, and what is newer there': async (page, look) => {
    const [first, second, ...others] = sampleProjects;
    await page.addInitScript(
      (gallery) => localStorage.setItem('handyman.gallery', gallery),
      JSON.stringify([
        { ...first, title: 'Edited here', _s: { f: { title: '0mhqz0000000tab01' } } },
        { ...second, title: 'As it was before' },
        ...others,
      ]),
    );
    await openScreen(page, ADDRESSES.publish);
    await expect(page.getByRole('region', { name: 'Newer on the deployed site' })).toBeVisible();
    await look('what is to be published');
    await openScreen(page, ADDRESSES.crm);
    await expect(page.getByText('The deployed site is newer')).toBeVisible();
    await look('the notice that the deployed site is newer');
  },
  'a lead from a message': async (page, look) => {
    await openScreen(page, ADDRESSES.newLead);
    await press(page, 'Paste a message');
    await page.getByRole('textbox', { name: 'Message' }).fill('Call me: (802) 555-0111');
    await look('a message being pasted');
    await press(page, 'Fill in the form');
    await expect(page.getByText('Here already, by phone or e-mail:')).toBeVisible();
    await look('a form filled in for somebody who is known');
  },
  'the thanks for a request': async (page, look) => {
    await openScreen(page, ADDRESSES.contact);
    await fillRequest(page);
    await page.clock.install();
    await press(page, 'Send Request');
    await expect(page.getByText('Thank you!')).toBeVisible();
    await look('the thanks');
  },
};

for (const device of DEVICES) {
  for (const [what, show] of Object.entries(STATES)) {
    const options = device.isPhone ? {} : RARE;
    test(`${what}, on ${device.name}`, options, async ({ browser }) => {
      const page = await pageOf(browser, device, what !== 'the thanks for a request');
      await show(page, (state) => check(page, device, state));
      await page.context().close();
    });
  }
}
