import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSection } from '../../../src/domain/content/commands';
import { SECTION_TYPES } from '../../../src/domain/content/schema';
import { seedPage } from '../../../src/domain/content/seedPage';
import { selectPage, selectSection } from '../../../src/domain/content/slice';
import { listOf } from '../../support/cases';
import { answer, headingsIn, textsOf } from '../../support/parts';
import { pictureFile, stubDrawing } from '../../support/pictures';
import type { TestStore } from '../../support/store';
import { emptyStore, openAdmin } from '../openAdmin';

const NOW = '2026-11-20T15:00:00.000Z';

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));

const listed = (): string[] => headingsIn('Sections');
const sectionIn = ({ store }: TestStore, sectionId: string) =>
  selectSection(store.getState(), 'home', sectionId);

describe('the page selector', () => {
  it('lists all pages by name, home first, and is in the address, which may name none', async () => {
    const { user, address, goTo } = openAdmin('/admin/content');
    const select = await screen.findByLabelText('Page');
    expect(textsOf(within(select).getAllByRole('option'))).toEqual([
      'Home',
      'About',
      'Services',
      'Contact',
    ]);
    expect(select).toHaveValue('home');
    await user.selectOptions(select, 'About');
    expect(address()).toBe('/admin/content/about');
    expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeVisible();
    expect(listed()).toEqual(['Headline at the top', 'Text below the headline', 'Our Story']);
    await goTo('/admin/content/prices');
    expect(await screen.findByText('There is no such page')).toBeVisible();
  });
});

describe('the page summary', () => {
  it('shows when and by whom the page was changed, links to the live page in a new tab, and shows its sections as visitors see them', async () => {
    openAdmin('/admin/content');
    expect(await screen.findByText(/^Last modified Jan 15, 2025.* by System$/)).toBeVisible();
    const preview = screen.getByRole('link', { name: /^Preview/ });
    expect(preview).toHaveAttribute('href', '/');
    expect(preview).toHaveAttribute('target', '_blank');
    const [hero, , image] = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole(
      'listitem',
    );
    expect(hero).toHaveTextContent('Headline at the top');
    expect(hero).toHaveTextContent('hero');
    expect(hero).toHaveTextContent('Title: Hero Title');
    expect(within(hero ?? document.body).getByText('in good repair').tagName).toBe('EM');
    expect(
      within(image ?? document.body).getByRole('img', { name: 'Picture at the top' }),
    ).toHaveAttribute('src', '/drawings/hero-hillside.svg');
  });

  it('edits the page title', async () => {
    const test = emptyStore();
    const { user, address } = openAdmin('/admin/content/contact', { test });
    await user.click(await screen.findByRole('button', { name: 'Edit page title' }));
    const field = screen.getByLabelText('Page Title');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a page title')).toBeVisible();
    await user.type(field, 'Call us');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/admin/content/contact'));
    expect(selectPage(test.store.getState(), 'contact')).toMatchObject({
      pageTitle: 'Call us',
      lastModified: NOW,
      modifiedBy: 'Admin',
    });
    expect(screen.getByText(/by Admin$/)).toBeVisible();
  });

  it('resets the page after a question', async () => {
    const test = emptyStore();
    test.store.dispatch(saveSection('home', 'hero-subtitle', { content: 'Mine' }));
    const { user } = openAdmin('/admin/content', { test });
    expect(await screen.findByText('Mine')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Undo brings it back');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sectionIn(test, 'hero-subtitle')?.content).toBe('Mine');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await answer(user, 'Reset');
    expect(selectPage(test.store.getState(), 'home')).toEqual({
      ...seedPage('home'),
      lastModified: NOW,
      modifiedBy: 'Admin',
    });
  });
});

describe('the list of sections', () => {
  it('is searched by name and content, and filtered by type, in the address', async () => {
    const { user, address } = openAdmin('/admin/content');
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'customers');
    await waitFor(() => expect(address()).toBe('/admin/content?search=customers'));
    expect(listed()).toEqual(['Heading above the testimonials']);
    await user.type(search, 'zzz');
    expect(await screen.findByText('No sections found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await user.clear(search);
    const filter = screen.getByLabelText('Type');
    expect(textsOf(within(filter).getAllByRole('option'))).toEqual(['all', ...SECTION_TYPES]);
    await user.selectOptions(filter, 'cta');
    expect(listed()).toEqual(['Headline at the bottom', 'Text at the bottom']);
    await waitFor(() => expect(address()).toBe('/admin/content?type=cta'));
  });

  it('keeps the section that is being edited, whatever the filter', async () => {
    openAdmin('/admin/content/home/hero-title?type=cta');
    expect(await screen.findByLabelText('Section Title')).toBeVisible();
    expect(listed()).toEqual([
      'Headline at the top',
      'Headline at the bottom',
      'Text at the bottom',
    ]);
  });
});

describe('editing a section', () => {
  it('opens in its place with title and content, and Cancel closes it', async () => {
    const { user, address } = openAdmin('/admin/content');
    await user.click(await screen.findByRole('button', { name: 'Edit Headline at the top' }));
    expect(address()).toBe('/admin/content/home/hero-title');
    expect(screen.getByLabelText('Section Title')).toHaveFocus();
    const content = await screen.findByRole('textbox', { name: 'Content' });
    expect(content).toHaveTextContent('Keeping Vermont homes in good repair');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/admin/content/home');
    expect(screen.getByRole('button', { name: 'Edit Headline at the top' })).toHaveFocus();
  });

  it('has exactly the toolbar of the specification, with headings and lists where the page shows them', async () => {
    const { goTo } = openAdmin('/admin/content/home/hero-title');
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' });
    const styles = within(toolbar).getByRole('combobox', { name: 'Text style' });
    // The page shows lines only.
    expect(styles).toBeDisabled();
    const list = within(toolbar).getByRole('button', { name: 'Bullet list' });
    expect(list).toHaveAttribute('aria-disabled', 'true');
    expect(list.title).not.toMatch(/^Bullet list/);
    expect(textsOf(within(styles).getAllByRole('option'))).toEqual([
      'Normal',
      'Heading 1',
      'Heading 2',
      'Heading 3',
    ]);
    const bold = within(toolbar).getByRole('button', { name: 'Bold' });
    expect(fireEvent.keyDown(bold, { key: 'ArrowRight' })).toBe(false);
    expect(fireEvent.keyDown(bold, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(
      within(toolbar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(
      listOf(`
        Bold | Italic | Underline | Strike | Text color | Background color | Ordered list
        Bullet list | Align left | Align center | Align right | Justify | Link
        Clear formatting
      `),
    );
    await goTo('/admin/content/about/story-content');
    await waitFor(() => expect(toolbar).not.toBeInTheDocument());
    expect(await screen.findByRole('combobox', { name: 'Text style' })).toBeEnabled();
    const offered = screen.getByRole('button', { name: 'Bullet list' });
    expect(offered).toHaveAttribute('aria-disabled', 'false');
    expect(offered.title).toMatch(/^Bullet list/);
  });

  it('says what visitors read where the text is empty', async () => {
    const test = emptyStore();
    test.store.dispatch(
      saveSection('home', 'hero-title', { title: 'Hero Title', content: '', image: undefined }),
    );
    openAdmin('/admin/content/home/hero-title', { test });
    expect(await screen.findByText(/^Empty: visitors read the default text/)).toHaveTextContent(
      'Keeping Vermont homes in good repair',
    );
  });

  it('shows the picker instead of the editor for the hero image, and saves it or none', async () => {
    stubDrawing();
    const test = emptyStore();
    const { user } = openAdmin('/admin/content/home/hero-image', { test });
    await screen.findByRole('group', { name: 'Image' });
    expect(screen.queryByRole('textbox', { name: 'Content' })).not.toBeInTheDocument();
    await user.upload(screen.getByLabelText('Image file'), pictureFile());
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Image, as it is now' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sectionIn(test, 'hero-image')?.image).toMatch(/^picture:/));
    await user.click(await screen.findByRole('button', { name: 'Edit Picture at the top' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Image' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sectionIn(test, 'hero-image')).not.toHaveProperty('image'));
  });

  it('offers a picker beside the editor where another section has a picture', async () => {
    const test = emptyStore();
    test.store.dispatch(saveSection('home', 'cta-title', { image: 'https://example.com/a.jpg' }));
    openAdmin('/admin/content/home/cta-title', { test });
    expect(await screen.findByRole('group', { name: 'Image (optional)' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Content' })).toBeVisible();
  });
});
