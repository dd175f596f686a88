import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormDollarField } from '../../../src/ui/form/FormDollarField';

function TestForm() {
  const { control } = useForm({ defaultValues: { value: '0' } });
  return <FormDollarField control={control} name="value" label="Value" />;
}

describe('an amount in dollars', () => {
  it('takes what is pasted', async () => {
    render(<TestForm />);
    await userEvent.click(screen.getByLabelText('Value'));
    await userEvent.paste(' $1,250.50 ');
    expect(screen.getByLabelText('Value')).toHaveValue(1_250.5);
  });

  it.each([
    ['1.234,50', 1_234.5],
    ['1,234,567', 1_234_567],
    ['$12,500', 12_500],
    ['1,25{Backspace}9', 1.29],
    ['1,{Backspace}25', 25],
  ])('takes %j when typed as %d', async (text, amount) => {
    render(<TestForm />);
    const field = screen.getByLabelText('Value');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(field).toHaveValue(amount);
  });

  it('is left by the wheel, which scrolls the page and changes no amount', async () => {
    render(<TestForm />);
    const field = screen.getByLabelText('Value');
    await userEvent.click(field);
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).not.toHaveFocus();
  });
});
