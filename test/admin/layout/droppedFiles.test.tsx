import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAdmin } from '../openAdmin';

it.each([
  ['a file is kept from opening in the place of the page', 'Files', true],
  ['a text is left to the browser', 'text/plain', false],
])('dropped beside what takes it, %s', async (_what, type, isRefused) => {
  openAdmin('/admin/storage');
  const heading = await screen.findByRole('heading', { level: 1 });
  for (const create of [createEvent.dragOver, createEvent.drop]) {
    const event = create(heading, { dataTransfer: { types: [type] } });
    fireEvent(heading, event);
    expect(event.defaultPrevented).toBe(isRefused);
  }
});
