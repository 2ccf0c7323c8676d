import { ContactForm } from '@fakos/shared-kit/contact';
import { readText } from '../../framework/read-fields.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { asksOf, readContactFormFields, wordsOf } from './contact-form.fields.ts';
import styles from './contact-form.module.css';

/** A contact form with the fields, words and demands that the page's author chose (spec sections 3 and 5). */
export function ContactFormView({ stored }: WidgetViewProps) {
  const fields = readContactFormFields(stored);
  return (
    <ContactForm
      id={readText(stored.id)}
      title={fields.title}
      sent={fields.successMessage}
      submit={fields.buttonText}
      asks={asksOf(fields)}
      words={wordsOf(fields)}
      className={styles.form}
    />
  );
}
