import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { formDrafts } from '../../../src/persistence/formDrafts';
import { DraftNotice } from '../../../src/ui/form/DraftNotice';
import { useDraft } from '../../../src/ui/form/useDraft';
import { useFormDraft } from '../../../src/ui/form/useFormDraft';

const keepDraft = (form: string, values: Record<string, string | boolean>): void =>
  formDrafts.write(form, { at: Date.now(), expiresAt: Date.now() + 1_000, values });

const EMPTY = { name: '', phone: '' };

/** A prerendered form with uncontrolled fields. */
function PlainForm() {
  const form = useRef<HTMLFormElement>(null);
  const inputs = (): HTMLInputElement[] => [...(form.current?.querySelectorAll('input') ?? [])];
  const draft = useDraft({
    name: 'plain',
    initial: EMPTY,
    read: () =>
      Object.fromEntries(inputs().map(({ name, value }) => [name, value])) as typeof EMPTY,
    fill: (values) => {
      for (const input of inputs()) {
        input.value = values[input.name as keyof typeof EMPTY] ?? input.value;
      }
    },
  });
  return (
    <form ref={form} onChange={draft.save}>
      <DraftNotice draft={draft} />
      <input name="name" aria-label="Name" />
      <input name="phone" aria-label="Phone" />
    </form>
  );
}

/** Hydrates the form after somebody typed a name into the prerendered page. */
function hydrateTyped(name: string): void {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<PlainForm />);
  const [input] = container.querySelectorAll('input');
  if (input) input.value = name;
  render(<PlainForm />, { container, hydrate: true });
}

describe('a draft of a prerendered form', () => {
  it('fills only fields that are untouched before hydration', () => {
    keepDraft('plain', { name: 'Ada', phone: '802-555-0120' });
    hydrateTyped('Ben');
    expect(screen.getByLabelText('Name')).toHaveValue('Ben');
    expect(screen.getByLabelText('Phone')).toHaveValue('802-555-0120');
    expect(screen.getByText(/^Your draft from/)).toBeInTheDocument();
  });

  it('begins with what was typed before hydration', () => {
    hydrateTyped('Ben');
    expect(screen.queryByText(/^Your draft from/)).toBeNull();
    expect(formDrafts.read('plain', Date.now())?.values).toEqual({ name: 'Ben' });
  });

  it('ignores stored fields that the form has not, or has of another kind', () => {
    keepDraft('plain', { name: true, constructor: 'x', street: 'Elm' });
    render(<PlainForm />);
    expect(screen.queryByText(/^Your draft from/)).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

const STORED = { firstName: 'Ada', phone: '802-555-0120', isActive: true };

/** A form of react-hook-form that edits a record. */
const openRecordForm = (name: string) =>
  renderHook(
    (props: { isSaved: boolean }) => {
      const form = useForm({ defaultValues: STORED });
      const { isDirty } = form.formState;
      return { form, isDirty, ...useFormDraft({ name, form, initial: STORED, ...props }) };
    },
    { initialProps: { isSaved: false }, wrapper: StrictMode },
  );

describe('a draft of a record’s form', () => {
  it('holds the changed fields of that record alone, which are unsaved changes again', () => {
    const first = openRecordForm('lead.1');
    expect(first.result.current.restoredAt).toBeUndefined();
    act(() => first.result.current.form.setValue('firstName', 'Bea', { shouldDirty: true }));
    act(() => first.result.current.form.setValue('isActive', false, { shouldDirty: true }));
    cleanup();

    expect(openRecordForm('lead.2').result.current.form.getValues()).toEqual(STORED);
    const { result } = openRecordForm('lead.1');
    expect(result.current.form.getValues()).toEqual({
      ...STORED,
      firstName: 'Bea',
      isActive: false,
    });
    expect(result.current.isDirty).toBe(true);
    expect(result.current.restoredAt).toBeTypeOf('number');
    expect(formDrafts.read('lead.1', Date.now())?.values).toEqual({
      firstName: 'Bea',
      isActive: false,
    });
  });
});

describe('typing', () => {
  it('keeps each change, and nothing when it is taken back', async () => {
    const user = userEvent.setup();
    render(<PlainForm />);
    await user.type(screen.getByLabelText('Name'), 'Al');
    expect(formDrafts.read('plain', Date.now())?.values).toEqual({ name: 'Al' });
    await user.clear(screen.getByLabelText('Name'));
    expect(formDrafts.read('plain', Date.now())).toBeUndefined();
  });
});
