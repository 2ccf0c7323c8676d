import { CheckboxField, Field, RadioGroup, SelectField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { createStates, type GetText, type Sample } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

const name = { el: 'Ονοματεπώνυμο', en: 'Full name' };
const value = { el: 'Μαρία Παππά', en: 'Maria Pappa' };
const message = { el: 'Μήνυμα', en: 'Message' };
const country = { el: 'Χώρα', en: 'Country' };
const terms = { el: 'Αποδέχομαι τους όρους', en: 'I accept the terms' };
const shipping = { el: 'Τρόπος αποστολής', en: 'Delivery' };
const help = { el: 'Όπως αναγράφεται στην ταυτότητα.', en: 'As on your identity card.' };
const required = { el: 'Συμπληρώστε αυτό το πεδίο.', en: 'Please fill in this field.' };

const listChoices = (text: GetText) => [
  { value: 'el', label: text({ el: 'Ελλάδα', en: 'Greece' }) },
  { value: 'cy', label: text({ el: 'Κύπρος', en: 'Cyprus' }) },
];

const listDeliveries = (text: GetText) => [
  {
    value: 'courier',
    label: text({ el: 'Με κούριερ', en: 'By courier' }),
    description: text({ el: 'Σε μία έως τρεις ημέρες', en: 'In one to three days' }),
    aside: text({ el: '3,50 €', en: '€3.50' }),
  },
  { value: 'pickup', label: text({ el: 'Από το κατάστημα', en: 'From the shop' }) },
  { value: 'boat', label: text(sampleTexts.longTitle), disabled: true },
];

/** The props of the states that all kinds of fields have. */
const fieldStates = (text: GetText) => ({
  description: { description: text(help) },
  error: { error: text(required) },
  disabled: { disabled: true },
});
const fieldStateNames = ['description', 'error', 'disabled'] as const;

/** Fields of forms. */
export const fields: Sample = {
  subpath: 'ui/field',
  imports: ['TextField', 'TextArea', 'SelectField', 'CheckboxField', 'RadioGroup', 'Field'],
  width: 'medium',
  states: [
    { name: 'TextField', render: (text) => <TextField label={text(name)} /> },
    {
      name: 'TextField placeholder optionalLabel',
      render: (text) => (
        <TextField
          label={text(name)}
          placeholder={text(value)}
          optionalLabel={text({ el: '(προαιρετικό)', en: '(optional)' })}
        />
      ),
    },
    ...createStates(fieldStateNames, (state) => ({
      name: `TextField ${state}`,
      render: (text) => <TextField label={text(name)} defaultValue={text(value)} {...fieldStates(text)[state]} />,
    })),
    {
      name: 'TextField readOnly',
      render: (text) => <TextField label={text(name)} defaultValue={text(value)} readOnly />,
    },
    {
      name: 'TextField hideLabel startSlot endSlot',
      render: (text) => (
        <TextField
          type="search"
          label={text(sampleTexts.search)}
          placeholder={text(sampleTexts.search)}
          hideLabel
          startSlot={<Icon name="search" size={20} />}
          endSlot={<IconButton size="sm" label={text(sampleTexts.close)} icon={<Icon name="close" size={18} />} />}
        />
      ),
    },
    {
      name: { el: 'TextField, μεγάλο κείμενο', en: 'TextField, long text' },
      render: (text) => (
        <TextField
          label={text(sampleTexts.longTitle)}
          defaultValue={text(sampleTexts.paragraph)}
          description={text(sampleTexts.paragraph)}
          error={text(sampleTexts.longTitle)}
        />
      ),
    },
    { name: 'TextArea rows={2}', render: (text) => <TextArea label={text(message)} rows={2} /> },
    ...createStates(fieldStateNames, (state) => ({
      name: `TextArea ${state}`,
      render: (text) => (
        <TextArea label={text(message)} defaultValue={text(sampleTexts.paragraph)} {...fieldStates(text)[state]} />
      ),
    })),
    {
      name: 'SelectField placeholder',
      render: (text) => (
        <SelectField
          label={text(country)}
          options={listChoices(text)}
          placeholder={text({ el: 'Επιλέξτε', en: 'Choose' })}
        />
      ),
    },
    ...createStates(fieldStateNames, (state) => ({
      name: `SelectField ${state}`,
      render: (text) => <SelectField label={text(country)} options={listChoices(text)} {...fieldStates(text)[state]} />,
    })),
    {
      name: { el: 'SelectField, μη διαθέσιμη επιλογή', en: 'SelectField, a disabled choice' },
      render: (text) => (
        <SelectField
          label={text(country)}
          options={[
            ...listChoices(text),
            { value: 'other', label: text({ el: 'Αλλού', en: 'Elsewhere' }), disabled: true },
          ]}
        />
      ),
    },
    { name: 'CheckboxField', render: (text) => <CheckboxField label={text(terms)} /> },
    {
      name: 'CheckboxField defaultChecked',
      render: (text) => <CheckboxField label={text(terms)} defaultChecked />,
    },
    ...createStates(fieldStateNames, (state) => ({
      name: `CheckboxField ${state}`,
      render: (text) => <CheckboxField label={text(terms)} {...fieldStates(text)[state]} />,
    })),
    ...createStates(['list', 'cards'] as const, (variant) => ({
      name: `RadioGroup variant="${variant}"`,
      render: (text) => (
        <RadioGroup
          variant={variant}
          legend={text(shipping)}
          name={`delivery-${variant}`}
          options={listDeliveries(text)}
          defaultValue="courier"
        />
      ),
    })),
    ...createStates(fieldStateNames, (state) => ({
      name: `RadioGroup ${state}`,
      render: (text) => (
        <RadioGroup
          legend={text(shipping)}
          name={`delivery-${state}`}
          options={listDeliveries(text)}
          {...fieldStates(text)[state]}
        />
      ),
    })),
    {
      name: { el: 'Field γύρω από ένα στοιχείο', en: 'Field around a control' },
      render: (text) => (
        <Field label={text({ el: 'Ένταση', en: 'Strength' })} description={text(help)}>
          {(control) => <input {...control} type="range" />}
        </Field>
      ),
    },
  ],
};
