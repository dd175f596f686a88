import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { loadedComponent } from '../../src/ui/loadedComponent';

const Sheet = ({ name }: { name: string }) => <p>The sheet of {name}</p>;

/** Shows the error of what it holds. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

it('shows its fallback until it is loaded, and later mounts at once', async () => {
  const load = vi.fn(async () => Promise.resolve(Sheet));
  const Loaded = loadedComponent(load, { fallback: <p>Loading</p> });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Loaded name="Ada" />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('The sheet of Ada')).toBeVisible();
  unmount();
  render(<Loaded name="Ben" />);
  expect(screen.getByText('The sheet of Ben')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('is loaded before it is shown, where that is wanted', async () => {
  const loading = Promise.resolve(Sheet);
  const Loaded = loadedComponent(() => loading, { isEager: true });
  await loading;
  render(<Loaded name="Ada" />);
  expect(await screen.findByText('The sheet of Ada')).toBeVisible();
});

it('throws what failed, and tries again when it is mounted anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Promise.resolve(Sheet));
  load.mockRejectedValueOnce(new Error('The chunk is gone'));
  const Loaded = loadedComponent(load);
  const shown = (
    <Boundary>
      <Loaded name="Ada" />
    </Boundary>
  );
  const { unmount } = render(shown);
  expect(await screen.findByText('The chunk is gone')).toBeVisible();
  unmount();
  render(shown);
  expect(await screen.findByText('The sheet of Ada')).toBeVisible();
});
