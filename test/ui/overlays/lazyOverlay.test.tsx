import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticesProvider } from '../../../src/ui/notices/Notices';
import { lazyOverlay } from '../../../src/ui/overlays/lazyOverlay';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (load: () => Promise<ComponentType>) => {
  const Overlay = lazyOverlay(load);
  render(
    <NoticesProvider>
      <Overlay />
    </NoticesProvider>,
  );
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('says that an overlay is being opened, and at last that it could not be loaded', async () => {
  open(() => new Promise<never>(() => {}));
  await pass(900);
  expect(screen.queryByText('Opening…')).toBeNull();
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('Opening…');
  await pass(9_000);
  expect(screen.getByRole('status')).toHaveTextContent('This could not be loaded');
});

it('says nothing where the overlay comes at once', async () => {
  open(async () => Promise.resolve(() => <p>The sheet</p>));
  await pass(100);
  await pass(11_000);
  expect(screen.getByText('The sheet')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
