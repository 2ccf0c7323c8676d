import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { useId } from 'react';
import { useContactFormText } from '../../contact-form-text.ts';
import { readText } from '../../framework/read-fields.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { type ContactFormFields, demandsOf, readContactFormFields } from './contact-form.fields.ts';
import styles from './contact-form.module.css';
import { FormOutcome } from './form-outcome.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useFaultText } from './use-fault-text.ts';

const MESSAGE_ROWS = 5;

/** A contact form with the fields, words and demands that the page's author chose (spec sections 3, 4, 5 and 8). */
export function ContactFormView({ stored }: WidgetViewProps) {
  const text = useContactFormText();
  const kitText = useKitText();
  const headingId = useId();
  const fields = readContactFormFields(stored);
  const title = fields.title || text('contact.title');
  const form = useContactForm({ id: readText(stored.id), title }, demandsOf(fields));
  const { outcome } = form;
  return (
    <form
      className={styles.form}
      aria-labelledby={headingId}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      noValidate
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <Fields fields={fields} errorOf={useFaultText(form.faults)} />
      {outcome.state === 'error' && (
        <div role="alert">
          <FormOutcome tone="danger">
            {outcome.failure.code === 'NETWORK'
              ? kitText('errors.NETWORK')
              : outcome.failure.message || text('contact.failed')}
          </FormOutcome>
        </div>
      )}
      <div role="status">
        {outcome.state === 'success' && (
          <FormOutcome tone="success">{fields.successMessage || text('contact.sent')}</FormOutcome>
        )}
      </div>
      <Button type="submit" size="lg" loading={outcome.state === 'submitting'} className={styles.submit}>
        {fields.buttonText || text('contact.submit')}
      </Button>
    </form>
  );
}

interface FieldsProps {
  fields: ContactFormFields;
  errorOf: ReturnType<typeof useFaultText>;
}

function Fields({ fields, errorOf }: FieldsProps) {
  const text = useContactFormText();
  const optional = text('contact.optional');
  const { name: wantsName, phone: wantsPhone, subject: wantsSubject } = demandsOf(fields);
  return (
    <>
      {fields.showName && (
        <TextField
          name="name"
          autoComplete="name"
          label={fields.nameLabel || text('contact.name')}
          placeholder={fields.namePlaceholder || undefined}
          error={errorOf('name')}
          {...(wantsName ? { required: true } : { optionalLabel: optional })}
        />
      )}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        label={fields.emailLabel || text('contact.email')}
        placeholder={fields.emailPlaceholder || undefined}
        error={errorOf('email')}
      />
      {fields.showPhone && (
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={fields.phoneLabel || text('contact.phone')}
          placeholder={fields.phonePlaceholder || undefined}
          error={errorOf('phone')}
          {...(wantsPhone ? { required: true } : { optionalLabel: optional })}
        />
      )}
      {fields.showSubject && (
        <TextField
          name="subject"
          label={fields.subjectLabel || text('contact.subject')}
          placeholder={fields.subjectPlaceholder || undefined}
          error={errorOf('subject')}
          {...(wantsSubject ? { required: true } : { optionalLabel: optional })}
        />
      )}
      <TextArea
        name="message"
        rows={MESSAGE_ROWS}
        required
        label={fields.messageLabel || text('contact.message')}
        placeholder={fields.messagePlaceholder || undefined}
        error={errorOf('message')}
      />
      {fields.showGdpr && (
        <CheckboxField
          name="gdprConsent"
          required
          label={fields.gdprLabel || text('contact.gdpr')}
          description={<Link to={paths.privacy}>{text('contact.privacy')}</Link>}
          error={errorOf('gdprConsent')}
        />
      )}
    </>
  );
}
