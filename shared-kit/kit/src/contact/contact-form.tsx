import { Button } from '@fakos/shared-kit/ui/button';
import { useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ContactFields, type ContactFieldTexts } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { useContactText } from './contact-text.ts';
import type { ContactFieldModes } from './contact-values.ts';
import { FormOutcome } from './form-outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

export type { ContactFieldModes, ContactFieldTexts };

/** Props of `ContactForm`. */
export interface ContactFormProps {
  /** Identifies the form in messages to staff. */
  id: string;
  /** Heading; the default text if missing or empty. */
  title?: string;
  /** Text after sending; the default text if missing or empty. */
  sentText?: string;
  submitLabel?: string;
  /** Fields to show; all by default, with only consent required. */
  fields?: ContactFieldModes;
  /** Labels and placeholders that replace the default texts. */
  fieldTexts?: ContactFieldTexts;
  className?: string;
}

const ALL_FIELDS: ContactFieldModes = {
  name: 'optional',
  phone: 'optional',
  subject: 'optional',
  gdprConsent: 'required',
};

/** A contact form with validation and messages about the result (spec sections 3, 4, 5 and 8). */
export function ContactForm(props: ContactFormProps) {
  const { id, fields = ALL_FIELDS, fieldTexts = {}, className } = props;
  const text = useContactText();
  const headingId = useId();
  const title = props.title || text('title');
  const { onSubmit, onInput, texts, errors, outcome } = useContactForm({ id, title }, fields);
  return (
    <form
      method="post"
      className={classNames(styles.form, className)}
      aria-labelledby={headingId}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <ContactFields fields={fields} texts={fieldTexts} errors={errors} FieldErrorText={texts.FieldErrorText} />
      <FormOutcome outcome={outcome} sentText={props.sentText} texts={texts} />
      <Button type="submit" size="lg" loading={outcome.state === 'submitting'} className={styles.submit}>
        {props.submitLabel || text('submit')}
      </Button>
    </form>
  );
}
