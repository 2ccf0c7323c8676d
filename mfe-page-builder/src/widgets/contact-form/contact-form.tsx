import type { ContactFormFields } from '@fakos/contracts/widgets';
import { type ContactFieldModes, type ContactFieldTexts, ContactForm } from '@fakos/shared-kit/contact';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './contact-form.module.css';

/** A contact form whose fields and texts the page's author chose (spec sections 3 and 5). */
export function ContactFormView({ id, fields }: WidgetViewProps<ContactFormFields>) {
  return (
    <ContactForm
      id={id}
      title={fields.title}
      sentText={fields.successMessage}
      submitLabel={fields.buttonText}
      fields={getQuestions(fields)}
      fieldTexts={getQuestionTexts(fields)}
      className={styles.form}
    />
  );
}

/** The fields that are shown and required (spec section 5): e-mail and message always, the rest by the widget's fields. */
export function getQuestions(fields: ContactFormFields): ContactFieldModes {
  const get = (isShown: boolean, isRequired: boolean) => (isShown ? (isRequired ? 'required' : 'optional') : 'hidden');
  return {
    name: get(fields.showName, fields.requireName),
    phone: get(fields.showPhone, fields.requirePhone),
    subject: get(fields.showSubject, fields.requireSubject),
    gdprConsent: fields.showGdpr ? 'required' : 'hidden',
  };
}

function getQuestionTexts(fields: ContactFormFields): ContactFieldTexts {
  return {
    labels: {
      name: fields.nameLabel,
      email: fields.emailLabel,
      phone: fields.phoneLabel,
      subject: fields.subjectLabel,
      message: fields.messageLabel,
      gdprConsent: fields.gdprLabel,
    },
    placeholders: {
      name: fields.namePlaceholder,
      email: fields.emailPlaceholder,
      phone: fields.phonePlaceholder,
      subject: fields.subjectPlaceholder,
      message: fields.messagePlaceholder,
    },
  };
}
