import { paths } from '@fakos/shared-kit/router/paths';
import { CheckboxField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import styles from './contact-form.module.css';
import { useContactText } from './contact-text.ts';
import type { ContactAsks, ContactFaults, ContactValues } from './contact-values.ts';
import type { AnswerTexts } from './use-contact-form.ts';

/** An author's own words for questions; where one is missing or empty, the site's own. */
export interface QuestionWords {
  readonly labels?: Readonly<Partial<Record<keyof ContactValues, string>>>;
  readonly placeholders?: Readonly<Partial<Record<keyof ContactValues, string>>>;
}

interface ContactQuestionsProps {
  asks: ContactAsks;
  words: QuestionWords;
  faults: ContactFaults;
  /** Says what is wrong; comes with the check that finds it. */
  FaultText: AnswerTexts['FaultText'];
}

const MESSAGE_ROWS = 6;

/** The questions of a contact form, each with what is wrong with its answer. */
export function ContactQuestions({ asks, words, faults, FaultText }: ContactQuestionsProps) {
  const text = useContactText();
  const link = useRenderLink();
  const errorOf = (name: keyof ContactValues) => {
    const fault = faults[name];
    return fault && FaultText && <FaultText name={name} fault={fault} />;
  };
  const question = (name: keyof ContactValues) => ({
    name,
    label: words.labels?.[name] || text(`labels.${name}`),
    placeholder: words.placeholders?.[name] || undefined,
    error: errorOf(name),
    ...(name in asks && asks[name as keyof ContactAsks] === 'optional'
      ? { optionalLabel: text('optional') }
      : { required: true }),
  });
  return (
    <>
      {asks.name !== 'hidden' && <TextField autoComplete="name" {...question('name')} />}
      <div className={styles.reach}>
        <TextField type="email" inputMode="email" autoComplete="email" {...question('email')} />
        {asks.phone !== 'hidden' && <TextField type="tel" inputMode="tel" autoComplete="tel" {...question('phone')} />}
      </div>
      {asks.subject !== 'hidden' && <TextField {...question('subject')} />}
      <TextArea rows={MESSAGE_ROWS} {...question('message')} />
      {asks.gdprConsent !== 'hidden' && (
        <CheckboxField
          name="gdprConsent"
          required
          label={words.labels?.gdprConsent || text('labels.gdprConsent')}
          description={link({ href: paths.privacy, children: text('privacy') })}
          error={errorOf('gdprConsent')}
        />
      )}
    </>
  );
}
