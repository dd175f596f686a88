import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAdmin } from '../openAdmin';

it('the owner’s screens are not translated, and other pages are', async () => {
  const { documentElement: page } = document;
  openAdmin('/admin/today');
  await waitFor(() => expect(page.translate).toBe(false));
  cleanup();
  expect(page.translate).toBe(true);
});
