import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActingSelect } from '../../../src/ui/form/Select';

function setup() {
  const onChoose = vi.fn<(value: string) => void>();
  function Stage() {
    const [stage, setStage] = useState('New');
    const choose = (value: string): void => {
      onChoose(value);
      setStage(value);
    };
    const options = ['New', 'Won', 'Paid'];
    return <ActingSelect label="Stage" value={stage} options={options} onChoose={choose} />;
  }
  render(<Stage />);
  const select = screen.getByLabelText('Stage');
  /** What a browser does at an arrow key in a closed select. */
  const arrowTo = (value: string): void => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  return { onChoose, select, arrowTo };
}

describe('a select whose choice acts', () => {
  it('acts at once when chosen with the pointer', async () => {
    const { onChoose, select } = setup();
    await userEvent.selectOptions(select, 'Paid');
    expect(onChoose.mock.calls).toEqual([['Paid']]);
  });

  it('waits for Enter while the arrow keys browse', () => {
    const { onChoose, select, arrowTo } = setup();
    arrowTo('Won');
    arrowTo('Paid');
    expect(onChoose).not.toHaveBeenCalled();
    expect(select).toHaveValue('Paid');
    expect(screen.getByText('Enter to choose, Escape to keep it as it was')).toBeVisible();
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(onChoose.mock.calls).toEqual([['Paid']]);
    expect(screen.queryByText(/^Enter to choose/)).toBeNull();
  });

  it('acts when Enter closes an opened list', () => {
    const { onChoose, select } = setup();
    fireEvent.keyDown(select, { key: 'Enter' });
    fireEvent.change(select, { target: { value: 'Won' } });
    expect(onChoose.mock.calls).toEqual([['Won']]);
  });

  it.each([
    ['Escape', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Escape' })],
    ['leaving the field', (select: HTMLElement) => fireEvent.blur(select)],
  ])('takes back what was browsed to by %s', (_how, leave) => {
    const { onChoose, select, arrowTo } = setup();
    arrowTo('Paid');
    leave(select);
    expect(select).toHaveValue('New');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('acts on nothing when the arrows return to where they began', () => {
    const { onChoose, select, arrowTo } = setup();
    arrowTo('Won');
    arrowTo('New');
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(onChoose).not.toHaveBeenCalled();
  });
});
