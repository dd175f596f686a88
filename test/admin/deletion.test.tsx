import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writePost } from '../../src/domain/blog/commands';
import { addGalleryProject } from '../../src/domain/gallery/commands';
import { galleryFields, postFields } from '../support/entities';
import type { TestStore } from '../support/store';
import { emptyStore, openAdmin } from './openAdmin';

type Add = (test: TestStore) => unknown;

/** Where each kind is deleted, the question of the specification, and what is said when none is left. */
const KINDS: [name: string, address: string, add: Add, question: string, none: string][] = [
  [
    'lead Ada Brook',
    '/admin/crm/leads',
    ({ addLead }) => addLead(),
    'Are you sure you want to delete this lead? This action cannot be undone.',
    'No leads found',
  ],
  [
    'Back steps',
    '/admin/projects',
    ({ addJob }) => addJob(),
    'Are you sure you want to delete this project? This action cannot be undone.',
    'No projects found',
  ],
  [
    'Back deck',
    '/admin/gallery',
    ({ store }) => store.dispatch(addGalleryProject(galleryFields())),
    'Are you sure you want to delete this project?',
    'No projects found',
  ],
  [
    'Ice Dams',
    '/admin/blog',
    ({ store }) => store.dispatch(writePost(postFields(), false)),
    'Are you sure you want to delete this blog post?',
    'No blog posts found',
  ],
];

it.each(KINDS)(
  '%s of %s is deleted once after a question; Cancel keeps it',
  async (name, address, add, question, none) => {
    const test = emptyStore();
    add(test);
    const { user } = openAdmin(address, { test });
    const button = await screen.findByRole('button', { name: `Delete ${name}` });
    test.events.length = 0;
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(question);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(test.types()).toEqual([]);
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(none)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(test.types().filter((type) => /(?:Deleted|Removed)$/.test(type))).toHaveLength(1);
  },
);
