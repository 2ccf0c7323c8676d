import { Button } from '@fakos/shared-kit/ui/button';
import { useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './contact-form.module.css';
import { ContactQuestions, type QuestionWords } from './contact-questions.tsx';
import { useContactText } from './contact-text.ts';
import type { ContactAsks } from './contact-values.ts';
import { FormOutcome } from './form-outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

export type { ContactAsks, QuestionWords };

/** Props of `ContactForm`. */
export interface ContactFormProps {
  /** By which staff tell this form from the site's others. */
  id: string;
  /** Heading, thanks and the button's words; where one is missing or empty, the site's own. */
  title?: string;
  sent?: string;
  submit?: string;
  /** What it asks for; without it everything, and only consent is insisted on. */
  asks?: ContactAsks;
  /** Labels and placeholders in the place of the site's own. */
  words?: QuestionWords;
  className?: string;
}

const everything: ContactAsks = { name: 'optional', phone: 'optional', subject: 'optional', gdprConsent: 'required' };

/** A contact form: asks, checks, sends and says how that went (spec sections 3, 4, 5 and 8). */
export function ContactForm(props: ContactFormProps) {
  const { id, asks = everything, words = {}, className } = props;
  const text = useContactText();
  const headingId = useId();
  const title = props.title || text('title');
  const { onSubmit, onInput, texts, faults, outcome } = useContactForm({ id, title }, asks);
  return (
    <form
      className={classNames(styles.form, className)}
      aria-labelledby={headingId}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <ContactQuestions asks={asks} words={words} faults={faults} FaultText={texts.FaultText} />
      <FormOutcome outcome={outcome} sent={props.sent} texts={texts} />
      <Button type="submit" size="lg" loading={outcome.state === 'submitting'} className={styles.submit}>
        {props.submit || text('submit')}
      </Button>
    </form>
  );
}
