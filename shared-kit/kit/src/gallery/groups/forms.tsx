import { ContactForm } from '@fakos/shared-kit/contact';
import { ErrorSummary } from '@fakos/shared-kit/forms/error-summary';
import { useForm } from '@fakos/shared-kit/forms/use-form';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import styles from '../gallery.module.css';
import type { GetText, Sample, SampleGroup } from '../sample.ts';
import { fields } from './fields.tsx';

const labels = {
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  city: { el: 'Πόλη', en: 'City' },
};
const required = { el: 'Συμπληρώστε αυτό το πεδίο.', en: 'Please fill in this field.' };

function FormWithSummary({ text }: { text: GetText }) {
  const form = useForm({ defaultValues: { name: '', city: '' }, shouldFocusError: false });
  const { register, handleSubmit, formState } = form;
  return (
    <form className={styles.form} onSubmit={handleSubmit(() => form.reset())} noValidate>
      <ErrorSummary
        form={form}
        title={text({ el: 'Ελέγξτε τα πεδία', en: 'Please check the fields' })}
        getLabel={(field) => text(labels[field])}
      />
      {(['name', 'city'] as const).map((field) => (
        <TextField
          key={field}
          label={text(labels[field])}
          error={formState.errors[field]?.message}
          {...register(field, { required: text(required) })}
        />
      ))}
      <Button type="submit" className={styles.submit}>
        {text({ el: 'Υποβολή', en: 'Submit' })}
      </Button>
    </form>
  );
}

const errorSummaries: Sample = {
  subpath: 'forms/error-summary',
  imports: ['ErrorSummary'],
  width: 'medium',
  states: [
    {
      name: { el: 'εμφανίζεται μετά από αποτυχημένη υποβολή', en: 'appears after a failed submit' },
      render: (text) => <FormWithSummary text={text} />,
    },
  ],
};

const contactForms: Sample = {
  subpath: 'contact',
  imports: ['ContactForm'],
  width: 'medium',
  states: [
    {
      name: { el: 'όλα τα πεδία (στέλνει πραγματικό μήνυμα)', en: 'all fields (sends a real message)' },
      render: () => <ContactForm id="gallery" />,
    },
    {
      name: 'title · submitLabel · fields',
      render: (text) => (
        <ContactForm
          id="gallery-short"
          title={text({ el: 'Ρωτήστε μας', en: 'Ask us' })}
          submitLabel={text({ el: 'Αποστολή', en: 'Send' })}
          fields={{ name: 'required', phone: 'hidden', subject: 'hidden', gdprConsent: 'hidden' }}
        />
      ),
    },
  ],
};

/** Fields and forms. */
export const forms: SampleGroup = {
  id: 'forms',
  title: { el: 'Φόρμες', en: 'Forms' },
  samples: [fields, errorSummaries, contactForms],
};
