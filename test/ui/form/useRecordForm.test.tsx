import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { FormTextField } from '../../../src/ui/form/formParts';
import { useRecordForm } from '../../../src/ui/form/useRecordForm';
import { NoticesProvider } from '../../../src/ui/notices/Notices';
import { makeStore } from '../../support/store';

const schema = v.object({ title: v.string() });
type Values = v.InferInput<typeof schema>;

interface FormProps {
  save: (values: Values) => void;
  beforeSubmit?: () => Promise<boolean>;
  onSaved: () => void;
}

function TestForm({ save, beforeSubmit, onSaved }: FormProps) {
  const { field, frame } = useRecordForm({
    schema,
    empty: { title: '' },
    save,
    onSaved,
    ...(beforeSubmit && { beforeSubmit }),
  });
  return (
    <form onSubmit={frame.onSubmit} aria-label={frame.isUnsaved ? 'Unsaved' : 'Saved'}>
      <FormTextField {...field('title', 'Title')} />
      <button type="submit">Save</button>
    </form>
  );
}

const { store } = makeStore();
const Surroundings = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <NoticesProvider>{children}</NoticesProvider>
  </Provider>
);

describe('a save that fails', () => {
  it.each([
    ['while it is stored', 'save'],
    ['while a picture is on its way', 'beforeSubmit'],
  ])('%s says so, keeps what is typed, and can be tried again', async (_when, what) => {
    const cause = new Error('The roof leaks');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onSaved = vi.fn();
    const save = vi.fn<(values: Values) => void>();
    const beforeSubmit = vi.fn(() => Promise.resolve(true));
    if (what === 'save')
      save.mockImplementationOnce(() => {
        throw cause;
      });
    else beforeSubmit.mockRejectedValueOnce(cause);
    render(<TestForm save={save} beforeSubmit={beforeSubmit} onSaved={onSaved} />, {
      wrapper: Surroundings,
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Title'), 'Front steps');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/^This could not be saved\./);
    expect(log).toHaveBeenCalledWith('Saving failed:', cause);
    expect(screen.getByRole('form', { name: 'Unsaved' })).toHaveFormValues({
      title: 'Front steps',
    });
    expect(onSaved).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('form', { name: 'Saved' })).toBeVisible();
    expect(save).toHaveBeenLastCalledWith({ title: 'Front steps' }, undefined);
    expect(onSaved).toHaveBeenCalledOnce();
  });
});

describe('a field whose text the browser cannot read, such as half a date', () => {
  it('keeps a form from being saved without it, until it is corrected', async () => {
    const save = vi.fn<(values: Values) => void>();
    render(<TestForm save={save} onSaved={vi.fn()} />, { wrapper: Surroundings });
    const user = userEvent.setup();
    const field = screen.getByLabelText('Title');
    const badInput = vi.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This cannot be read: correct it, or clear it'),
    );
    expect(field).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    badInput.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ title: '' }, undefined));
  });
});

describe('a form that is left while its save waits', () => {
  it('is not saved', async () => {
    let finishPicture = (_isTaken: boolean): void => {};
    const picture = new Promise<boolean>((resolve) => {
      finishPicture = resolve;
    });
    const save = vi.fn<(values: Values) => void>();
    const { unmount } = render(
      <TestForm save={save} beforeSubmit={() => picture} onSaved={vi.fn()} />,
      {
        wrapper: Surroundings,
      },
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    unmount();
    finishPicture(true);
    await picture;
    // The validation that would follow.
    await new Promise((resolve) => setTimeout(resolve));
    expect(save).not.toHaveBeenCalled();
  });
});
