import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const labels = { input: 'Ποσότητα', decrease: 'Μείωση', increase: 'Αύξηση', limit: 'Έμειναν μόνο 5' };

function Line({ initial, max, changed }: { initial: number; max: number; changed: (value: number) => void }) {
  const [value, setValue] = useState(initial);
  const change = (next: number) => {
    changed(next);
    setValue(next);
  };
  return <QuantityStepper value={value} onValueChange={change} max={max} labels={labels} />;
}

function setup(initial: number, max = 5) {
  const changed = jest.fn();
  render(<Line initial={initial} max={max} changed={changed} />);
  return { changed, user: userEvent.setup(), input: screen.getByRole('spinbutton', { name: 'Ποσότητα' }) };
}

test('minus is disabled at one and plus at the maximum', async () => {
  const { user, input } = setup(1, 2);
  expect(screen.getByRole('button', { name: 'Μείωση' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Αύξηση' }));
  expect(input).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Αύξηση' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Μείωση' })).toBeEnabled();
});

test('a typed number is committed on blur and limited to the maximum', async () => {
  const { user, input, changed } = setup(1);
  await user.type(input, '42', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(changed).not.toHaveBeenCalled();
  await user.tab();
  expect(changed).toHaveBeenCalledWith(5);
  expect(input).toHaveValue('5');
});

test('a number above the maximum is explained until the next change', async () => {
  const { user, input } = setup(1);
  expect(screen.queryByText('Έμειναν μόνο 5')).not.toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '42{Enter}');
  expect(input).toHaveValue('5');
  expect(screen.getByText('Έμειναν μόνο 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Μείωση' }));
  expect(screen.queryByText('Έμειναν μόνο 5')).not.toBeInTheDocument();
});

test.each([
  ['1.5', 1],
  ['1,5', 1],
  ['4.99', 4],
  ['2,', 2],
  ['3 τεμ.', 3],
])('«%s» is read as %d', async (typed, quantity) => {
  const { user, input } = setup(5);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(input).toHaveValue(String(quantity));
});

test('an emptied field restores the previous number', async () => {
  const { user, input, changed } = setup(3);
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('3');
  expect(changed).not.toHaveBeenCalled();
});

test('the arrow keys change the number', async () => {
  const { user, input } = setup(2);
  input.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input).toHaveAttribute('aria-valuenow', '3');
});
