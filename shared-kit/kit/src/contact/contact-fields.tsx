import { paths } from '@fakos/contracts/paths';
import { CheckboxField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import styles from './contact-form.module.css';
import { useContactText } from './contact-text.ts';
import type { ContactErrors, ContactFieldModes, ContactValues } from './contact-values.ts';
import type { OutcomeTexts } from './use-contact-form.ts';

/** Configured labels and placeholders; the default texts if missing or empty. */
export interface ContactFieldTexts {
  readonly labels?: Readonly<Partial<Record<keyof ContactValues, string>>>;
  readonly placeholders?: Readonly<Partial<Record<keyof ContactValues, string>>>;
}

interface ContactFieldsProps {
  fields: ContactFieldModes;
  texts: ContactFieldTexts;
  errors: ContactErrors;
  /** Error message of a field, loaded together with the validation. */
  FieldErrorText: OutcomeTexts['FieldErrorText'];
}

const MESSAGE_ROWS = 6;

/** Fields of a contact form with their errors. */
export function ContactFields({ fields, texts, errors, FieldErrorText }: ContactFieldsProps) {
  const text = useContactText();
  const link = useRenderLink();
  const getError = (name: keyof ContactValues) => {
    const error = errors[name];
    return error && FieldErrorText && <FieldErrorText name={name} error={error} />;
  };
  const getFieldProps = (name: keyof ContactValues) => ({
    name,
    label: texts.labels?.[name] || text(`labels.${name}`),
    placeholder: texts.placeholders?.[name] || undefined,
    error: getError(name),
    ...(name in fields && fields[name as keyof ContactFieldModes] === 'optional'
      ? { optionalLabel: text('optional') }
      : { required: true }),
  });
  return (
    <>
      {fields.name !== 'hidden' && <TextField autoComplete="name" {...getFieldProps('name')} />}
      <div className={styles.contactRow}>
        <TextField type="email" inputMode="email" autoComplete="email" {...getFieldProps('email')} />
        {fields.phone !== 'hidden' && (
          <TextField type="tel" inputMode="tel" autoComplete="tel" {...getFieldProps('phone')} />
        )}
      </div>
      {fields.subject !== 'hidden' && <TextField {...getFieldProps('subject')} />}
      <TextArea rows={MESSAGE_ROWS} {...getFieldProps('message')} />
      {fields.gdprConsent !== 'hidden' && (
        <CheckboxField
          name="gdprConsent"
          required
          label={texts.labels?.gdprConsent || text('labels.gdprConsent')}
          description={link({ href: paths.privacy, children: text('privacy') })}
          error={getError('gdprConsent')}
        />
      )}
    </>
  );
}
