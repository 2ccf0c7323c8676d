import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterCheckbox } from './filter-checkbox.tsx';

test('a filter shows the choice before the list has rendered it, and follows the list afterwards', async () => {
  const choices: boolean[] = [];
  const renderFilter = (checked: boolean) => (
    <FilterCheckbox label="Μόνο διαθέσιμα" checked={checked} onChoose={(choice) => choices.push(choice)} />
  );
  const { rerender } = render(renderFilter(false));
  const checkbox = screen.getByRole('checkbox', { name: 'Μόνο διαθέσιμα' });

  await userEvent.click(checkbox);
  expect(checkbox).toBeChecked();
  await userEvent.click(checkbox);
  expect(checkbox).not.toBeChecked();
  await userEvent.click(checkbox);
  await waitFor(() => expect(choices).toEqual([true, false, true]));

  rerender(renderFilter(true));
  expect(checkbox).toBeChecked();
  // Another control has removed the filter.
  rerender(renderFilter(false));
  expect(checkbox).not.toBeChecked();
});
