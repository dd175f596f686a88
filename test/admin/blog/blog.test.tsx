import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { writePost } from '../../../src/domain/blog/commands';
import { postDeleted } from '../../../src/domain/blog/events';
import { BLOG_CATEGORIES, type PostFields } from '../../../src/domain/blog/schema';
import { selectPosts } from '../../../src/domain/blog/slice';
import { postFields } from '../../support/entities';
import { expectLink, textsOf } from '../../support/parts';
import { stubLoading } from '../../support/pictures';
import type { TestStore } from '../../support/store';
import { emptyStore, openAdmin } from '../openAdmin';

const TODAY = '2026-11-20';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00.000Z`), toFake: ['Date'] });
  stubLoading();
});

const storeWith = (
  ...drafts: (Partial<PostFields> & { isPublished?: boolean })[]
): { test: TestStore; ids: string[] } => {
  const test = emptyStore();
  const ids = drafts.map(({ isPublished = false, ...draft }) =>
    test.store.dispatch(writePost(postFields(draft), isPublished)),
  );
  test.events.length = 0;
  return { test, ids };
};
const postsIn = ({ store }: TestStore) => selectPosts(store.getState());
const fill = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('the list of posts', () => {
  it('shows each with its status, day, read time and author, newest first', async () => {
    const { test } = storeWith(
      { title: 'Older', publishDate: '2025-01-02', isPublished: true },
      { title: 'Newer', content: 'word '.repeat(250) },
    );
    openAdmin('/admin/blog', { test });
    const list = await screen.findByRole('list', { name: 'Blog posts' });
    const [newer, older] = within(list).getAllByRole('listitem');
    expect(newer).toHaveTextContent('Draft');
    expect(newer).toHaveTextContent('Nov 1, 2025 · 2 min read · The crew');
    expect(older).toHaveTextContent('Published');
    expectLink(within(list), 'Older', '/blog/older');
    expect(within(list).queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
  });

  it('gives the focus to the first of those that are shown further', async () => {
    const { test } = storeWith(
      ...Array.from({ length: 30 }, (_one, at) => ({ title: `Post ${at}` })),
    );
    const { user } = openAdmin('/admin/blog', { test });
    await user.click(await screen.findByRole('button', { name: /^Show \d+ more$/ }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Post \d/));
  });

  it('publishes and unpublishes', async () => {
    const { test } = storeWith({ title: 'Ice Dams' });
    const { user } = openAdmin('/admin/blog', { test });
    await user.click(await screen.findByRole('button', { name: 'Publish Ice Dams' }));
    expect(postsIn(test)).toMatchObject([{ isPublished: true }]);
    await user.click(screen.getByRole('button', { name: 'Unpublish Ice Dams' }));
    expect(postsIn(test)).toMatchObject([{ isPublished: false }]);
    expect(screen.getByRole('button', { name: 'Publish Ice Dams' })).toHaveFocus();
    expect(test.types().filter((type) => type.startsWith('blog/'))).toEqual([
      'blog/postPublished',
      'blog/postUnpublished',
    ]);
  });
});

describe('the post editor', () => {
  it('opens with the crew as author, today, and as a draft; says what a date in the future means, and the address of a title that another post has', async () => {
    openAdmin('/admin/blog/new', { test: storeWith({ title: 'Ice Dams' }).test });
    expect(await screen.findByLabelText('Author')).toHaveValue(business.defaultAuthor);
    expect(screen.getByLabelText('Publish Date')).toHaveValue(TODAY);
    expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked();
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(textsOf(options)).toEqual(['Select a category', ...BLOG_CATEGORIES]);
    const date = await screen.findByLabelText('Publish Date');
    expect(date).not.toHaveAccessibleDescription(/future/);
    fill('Publish Date', '2030-01-01');
    expect(date).toHaveAccessibleDescription(/^In the future: once published/);
    fill('Title', 'Ice Dams');
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Address: /blog/ice-dams-2');
  });

  it('asks for everything that is missing, and for nothing else', async () => {
    const { user, types } = openAdmin('/admin/blog/new');
    await screen.findByLabelText('Title');
    fill('Author', '');
    fill('Publish Date', '');
    fill('Content', '  \n ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Post' }));
    const messages = {
      Title: 'Enter a title',
      Category: 'Select a category',
      Excerpt: 'Enter an excerpt',
      Content: 'Enter the content',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(screen.getByRole('group', { name: 'Featured Image' })).toHaveAccessibleDescription(
      'Add a featured image',
    );
    for (const label of ['Author', 'Publish Date', 'Tags']) {
      expect(screen.getByLabelText(label)).toBeValid();
    }
    expect(types()).not.toContain('blog/postWritten');
  });

  it('shows the post beside the text, its address and its read time, and adds it once', async () => {
    const test = emptyStore();
    const { user, address } = openAdmin('/admin/blog', { test });
    await user.click(await screen.findByRole('button', { name: 'Add Post' }));
    expect(address()).toBe('/admin/blog/new');
    await screen.findByLabelText('Title');
    fill('Title', 'Ice Dams: What Now?');
    fill('Excerpt', 'Before the thaw');
    fill('Content', `## The roof\n### Rakes\n- one\n- <b>two</b>\n${'word '.repeat(400)}`);
    fill('Tags', 'roof, , ice ,');
    fill('Author', '');
    fill('Publish Date', '');
    await user.selectOptions(screen.getByLabelText('Category'), 'Energy Efficiency');
    fill('Featured Image: web address', 'https://example.com/roof.jpg');
    await user.click(screen.getByRole('button', { name: 'Use address' }));
    await screen.findByRole('img', { name: 'Featured Image, as it is now' });

    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      'Address: /blog/ice-dams-what-now',
    );
    expect(screen.getByLabelText('Content')).toHaveAccessibleDescription(/3 min read/);
    const preview = screen.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('Ice Dams: What Now?'));
    expect(within(preview).getByText('The roof').tagName).toBe('H2');
    expect(within(preview).getByText('Rakes').tagName).toBe('H3');
    expect(within(preview).getByText('<b>two</b>').tagName).toBe('LI');
    expect(preview).toHaveTextContent('3 min read');

    await user.dblClick(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Post' }),
    );
    expect(postsIn(test)).toMatchObject([
      {
        title: 'Ice Dams: What Now?',
        slug: 'ice-dams-what-now',
        category: 'Energy Efficiency',
        author: business.defaultAuthor,
        publishDate: TODAY,
        tags: ['roof', 'ice'],
        isPublished: false,
      },
    ]);
    expect(address()).toBe('/admin/blog');
  }, 15_000);

  it('publishes with the save where that is asked', async () => {
    const { test } = storeWith({ title: 'Ice Dams' });
    const { user } = openAdmin('/admin/blog', { test });
    await user.click(await screen.findByRole('button', { name: 'Edit Ice Dams' }));
    await user.click(await screen.findByRole('switch', { name: 'Published' }));
    await user.click(screen.getByRole('button', { name: 'Save Post' }));
    expect(postsIn(test)).toMatchObject([{ isPublished: true }]);
    expect(test.types().filter((type) => type.startsWith('blog/'))).toEqual(['blog/postPublished']);
  });

  it('says so where the post is gone, and keeps an editor whose post goes', async () => {
    const { test, ids } = storeWith({ title: 'Ice Dams' });
    const postId = ids[0] ?? '';
    const { user } = openAdmin(`/admin/blog/${postId}`, { test });
    await screen.findByLabelText('Title');
    act(() => void test.store.dispatch(postDeleted({ postId, postTitle: 'Ice Dams' })));
    expect(await screen.findByText(/deleted elsewhere/)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save Post' }));
    expect(postsIn(test)).toMatchObject([{ id: postId, title: 'Ice Dams', slug: 'ice-dams' }]);
  });
});
