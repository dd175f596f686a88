import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FormTextField } from '../../../src/ui/form/FormTextField';
import { useSave } from '../../../src/ui/form/useSave';
import { NoticesProvider } from '../../../src/ui/notices/Notices';

interface Values {
  title: string;
}
interface FormProps {
  save: (values: Values) => void;
  finish?: () => Promise<boolean>;
  onSaved: () => void;
}

function TestForm({ save, finish, onSaved }: FormProps) {
  const form = useForm<Values>({ defaultValues: { title: '' } });
  const { submit, isSaved } = useSave(form, save, onSaved, finish);
  return (
    <form onSubmit={submit} aria-label={isSaved ? 'Saved' : 'Unsaved'}>
      <FormTextField control={form.control} name="title" label="Title" />
      <button type="submit">Save</button>
    </form>
  );
}

describe('a save that fails', () => {
  it.each([
    ['while it is stored', 'save'],
    ['while a picture is on its way', 'finish'],
  ])('%s says so, keeps what is typed, and can be tried again', async (_when, what) => {
    const cause = new Error('The roof leaks');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onSaved = vi.fn();
    const save = vi.fn<(values: Values) => void>();
    const finish = vi.fn(() => Promise.resolve(true));
    if (what === 'save')
      save.mockImplementationOnce(() => {
        throw cause;
      });
    else finish.mockRejectedValueOnce(cause);
    render(
      <NoticesProvider>
        <TestForm save={save} finish={finish} onSaved={onSaved} />
      </NoticesProvider>,
    );
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
    expect(save).toHaveBeenLastCalledWith({ title: 'Front steps' });
    expect(onSaved).toHaveBeenCalledOnce();
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
      <NoticesProvider>
        <TestForm save={save} finish={() => picture} onSaved={vi.fn()} />
      </NoticesProvider>,
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
