import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { useForm } from './use-form.ts';

const labels = { name: 'Name', city: 'City' };

function Form() {
  const form = useForm({ defaultValues: { name: '', city: '' }, shouldFocusError: false });
  const { register, handleSubmit, setError } = form;
  const sent = () => setError('root', { message: 'The shop is closed.' });
  return (
    <form onSubmit={handleSubmit(sent)} noValidate>
      <ErrorSummary form={form} title="Please correct" getLabel={(question) => labels[question]} />
      <input aria-label="Name" {...register('name', { required: 'Say who you are.' })} />
      <input aria-label="City" {...register('city', { required: 'Say where.' })} />
      <button type="submit">Send</button>
    </form>
  );
}

test('each failed submit focuses the summary, whose items focus their fields', async () => {
  render(<Form />);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(send);
  expect(screen.getByRole('region', { name: 'Please correct' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'City: Say where.' }));
  expect(screen.getByLabelText('City')).toHaveFocus();
  await userEvent.keyboard('Athens');
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(send);
  expect(screen.getByRole('region', { name: 'Please correct' })).toHaveFocus();
});

test('an error that belongs to no field is not listed', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Maria');
  await userEvent.type(screen.getByLabelText('City'), 'Athens');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
