import { expect, test, type Locator, type Page } from '@playwright/test';
import type { PageContent } from '../../../src/domain/content/schema';
import { RARE } from '../support/gates';
import { laidOut, resize, startSignedIn, storedEntry } from '../support/pages';

/** The rich-text editor with real keys, selections and clipboards. */

const STORY = '/admin/content/about/story-content';

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/**
 * Waits until the editor has handled a selection made by keys, which browsers report a task later.
 */
const untilSelected = laidOut;

/** Opens the editor of the story, emptied. */
async function openEditor(page: Page): Promise<void> {
  await startSignedIn(page.context());
  await page.goto(STORY);
  await text(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  // The editor takes the focus once more with the selection that is reported afterwards.
  await expect(text(page)).toHaveText('');
  await untilSelected(page);
}

/** Saves, and returns the stored story. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text(page)).toBeHidden();
  const content = async (): Promise<string | undefined> => {
    const pages = await storedEntry<PageContent[]>(page, 'pages');
    const about = pages?.find(({ id }) => id === 'about');
    return about?.sections.find(({ id }) => id === 'story-content')?.content;
  };
  await expect.poll(content).toBeDefined();
  return (await content()) ?? '';
}

test.describe('a selection', () => {
  test('becomes a link by Ctrl+K; what may not be linked is refused', async ({ page }) => {
    await openEditor(page);
    await page.keyboard.type('see here');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await untilSelected(page);
    await page.keyboard.press('Control+K');
    const address = page.getByRole('dialog', { name: 'Link' }).getByLabel('Address');
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Enter a web address, an e-mail/)).toBeVisible();
    await address.fill('example.com/porch');
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true');
    expect(await save(page)).toBe(
      'see <a href="https://example.com/porch" rel="noopener">here</a>',
    );
  });

  test('loses its formats by Clear formatting', async ({ page }) => {
    await openEditor(page);
    await page.keyboard.type('plain');
    await page.keyboard.press('Control+A');
    for (const keys of ['Control+B', 'Control+I', 'Control+Alt+1', 'Control+Shift+E']) {
      await page.keyboard.press(keys);
    }
    await expect(page.getByRole('combobox', { name: 'Text style' })).toHaveValue('h1');
    await tool(page, 'Clear formatting').click();
    await expect(page.getByRole('combobox', { name: 'Text style' })).toHaveValue('normal');
    expect(await save(page)).toBe('plain');
  });
});

test('Undo in the address of a link leaves the text behind it alone', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('see here');
  await page.keyboard.press('Control+K');
  const address = page.getByRole('dialog', { name: 'Link' }).getByLabel('Address');
  await expect(address).toBeFocused();
  await page.keyboard.type('a');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Z');
  await expect(address).toHaveValue('');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveText('see here');
  await page.keyboard.press('Control+Z');
  await expect(text(page)).not.toHaveText('see here');
});

test('a triple click selects its line alone, for what is typed and for lists', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('Attic');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Porch');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Roof');
  const tripleClick = async (line: string): Promise<void> => {
    await text(page).getByText(line).click({ clickCount: 3 });
    await untilSelected(page);
  };
  await tripleClick('Attic');
  await page.keyboard.type('Cellar');
  await tripleClick('Porch');
  await page.keyboard.press('Control+Shift+8');
  expect(await save(page)).toBe('<ul><li>Cellar<br>Porch</li></ul><p>Roof</p>');
});

test('one Undo takes back all colors that were tried while one was picked', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('porch');
  await page.keyboard.press('Control+A');
  await untilSelected(page);
  await tool(page, 'Text color').click();
  const picker = page.getByLabel('Other');
  for (const color of ['#102030', '#203040', '#304050']) await picker.fill(color);
  await page.keyboard.press('Escape');
  await expect(text(page).getByText('porch')).toHaveCSS('color', 'rgb(48, 64, 80)');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+Z');
  expect(await save(page)).toBe('porch');
});

test('a block becomes a heading by the list and by keys', async ({ page }) => {
  await openEditor(page);
  const styles = page.getByRole('combobox', { name: 'Text style' });
  await page.keyboard.type('Title');
  for (const level of [1, 2, 3]) {
    await styles.selectOption(`h${level}`);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+Alt+0');
    await expect(styles).toHaveValue('normal');
    await page.keyboard.press(`Control+Alt+${level}`);
    await expect(styles).toHaveValue(`h${level}`);
  }
  expect(await save(page)).toBe('<h3>Title</h3>');
});

/** What a selection or its block becomes by a button and by keys: as it is stored, and on the page. */
const FORMATS = [
  ['Italic', 'Control+I', 'one <em>two</em>', 'font-style', 'italic'],
  ['Underline', 'Control+U', 'one <u>two</u>', 'text-decoration-line', 'underline'],
  ['Strike', 'Control+Shift+X', 'one <s>two</s>', 'text-decoration-line', 'line-through'],
  ['Bullet list', 'Control+Shift+8', '<ul><li>one two</li></ul>', 'list-style-type', 'disc'],
  ...[
    ['Align left', 'Control+Shift+L', 'left'],
    ['Align center', 'Control+Shift+E', 'center'],
    ['Align right', 'Control+Shift+R', 'right'],
    ['Justify', 'Control+Shift+J', 'justify'],
  ].map(([name = '', keys = '', side = '']) => {
    const stored = `<p style="text-align: ${side}">one two</p>`;
    return [name, keys, stored, 'text-align', side] as const;
  }),
] as const;

for (const [name, keys, stored, property, value] of FORMATS) {
  test(
    `${name} is given by its button and by ${keys}, and shown on the page`,
    RARE,
    async ({ page }) => {
      await openEditor(page);
      await page.keyboard.type('one two');
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await tool(page, name).click();
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press(keys);
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press(keys);
      expect(await save(page)).toBe(stored);
      await page.goto('/about');
      const shown = page
        .getByRole('main')
        .getByText(/^(?:one )?two$/)
        .last();
      await expect(shown).toHaveCSS(property, value);
    },
  );
}

test('the toolbar is one stop of the Tab key, and arrows move within it', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: 'Text style' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Clear formatting')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();

  // On a phone its text is no smaller than iOS wants it: the page would be enlarged with the focus.
  await resize(page, { width: 375, height: 720 });
  await expect(page.getByRole('combobox', { name: 'Text style' })).toHaveCSS('font-size', '16px');
});
