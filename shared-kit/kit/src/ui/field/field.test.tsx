import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { CheckboxField, RadioGroup } from './choice-field.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

interface Values {
  email: string;
  country: string;
  note: string;
  shipping: string;
  terms: boolean;
}

const countries = [
  { value: 'gr', label: 'Ελλάδα' },
  { value: 'cy', label: 'Κύπρος' },
];
const shippings = [
  { value: 'courier', label: 'Courier', description: '1–3 ημέρες' },
  { value: 'pickup', label: 'Παραλαβή' },
];

function Checkout({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { shipping: 'courier' } });
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextField
        label="E-mail"
        error={errors.email?.message}
        {...register('email', { required: 'Συμπληρώστε το e-mail' })}
      />
      <SelectField label="Χώρα" options={countries} {...register('country')} />
      <TextArea label="Σχόλια" {...register('note')} />
      <RadioGroup legend="Αποστολή" options={shippings} {...register('shipping')} />
      <CheckboxField label="Αποδέχομαι" {...register('terms')} />
      <button type="submit">Συνέχεια</button>
    </form>
  );
}

test('every field works with react-hook-form', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Checkout onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maria@example.gr');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Χώρα' }), 'Κύπρος');
  await user.type(screen.getByRole('textbox', { name: 'Σχόλια' }), 'Κουδούνι 2');
  expect(screen.getByRole('radio', { name: /Courier/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Παραλαβή' }));
  await user.click(screen.getByRole('checkbox', { name: 'Αποδέχομαι' }));
  await user.click(screen.getByRole('button', { name: 'Συνέχεια' }));
  const expected = { email: 'maria@example.gr', country: 'cy', note: 'Κουδούνι 2', shipping: 'pickup', terms: true };
  expect(onSubmit).toHaveBeenCalledWith(expected);
});

test('an error marks the field, describes it and takes the focus', async () => {
  const user = userEvent.setup();
  render(<Checkout onSubmit={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Συνέχεια' }));
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Συμπληρώστε το e-mail');
  expect(email).toHaveFocus();
});

test('the accessible description contains error and help, the error first', () => {
  render(<TextField label="Τηλέφωνο" description="Για τον μεταφορέα" error="Λείπουν ψηφία" />);
  expect(screen.getByRole('textbox', { name: 'Τηλέφωνο' })).toHaveAccessibleDescription(
    'Λείπουν ψηφία Για τον μεταφορέα',
  );
});

test('a radio group is named by its legend', () => {
  render(<RadioGroup legend="Παραστατικό" name="document" options={shippings} error="Διαλέξτε ένα" />);
  expect(screen.getByRole('group', { name: 'Παραστατικό' })).toHaveAccessibleDescription('Διαλέξτε ένα');
});
