import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { usePagesText } from '../content/pages-text.ts';
import styles from './contact-page.module.css';
import { useContactForm } from './use-contact-form.ts';
import { useFaultText } from './use-fault-text.ts';

const MESSAGE_ROWS = 6;

/** The shop's own contact form (spec sections 4, 5 and 8): only e-mail, message and consent are asked for. */
export function ContactForm() {
  const text = usePagesText();
  const { onSubmit, onInput, faults, outcome } = useContactForm();
  const errorOf = useFaultText(faults);
  const optional = text('contact.optional');
  return (
    <form className={styles.form} aria-labelledby="contact-form" onSubmit={onSubmit} onInput={onInput} noValidate>
      <h2 id="contact-form" className={styles.formTitle}>
        {text('contact.formTitle')}
      </h2>
      <TextField
        autoComplete="name"
        label={text('contact.name')}
        optionalLabel={optional}
        error={errorOf('name')}
        name="name"
      />
      <div className={styles.pair}>
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          label={text('contact.email')}
          error={errorOf('email')}
          name="email"
        />
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={text('contact.phone')}
          optionalLabel={optional}
          error={errorOf('phone')}
          name="phone"
        />
      </div>
      <TextField label={text('contact.subject')} optionalLabel={optional} error={errorOf('subject')} name="subject" />
      <TextArea
        rows={MESSAGE_ROWS}
        required
        label={text('contact.message')}
        error={errorOf('message')}
        name="message"
      />
      <CheckboxField
        label={text('contact.gdpr')}
        description={<Link to={paths.privacy}>{text('pages.privacy')}</Link>}
        error={errorOf('gdprConsent')}
        name="gdprConsent"
      />
      {outcome.state === 'error' && <Failed failure={outcome.failure} />}
      <div role="status">{outcome.state === 'success' && <Outcome tone="success">{text('contact.sent')}</Outcome>}</div>
      <Button type="submit" size="lg" loading={outcome.state === 'submitting'} className={styles.submit}>
        {text('contact.submit')}
      </Button>
    </form>
  );
}

function Failed({ failure }: { failure: ApiFailure }) {
  const text = usePagesText();
  const kitText = useKitText();
  const message = failure.message || (failure.code === 'TOO_MANY_REQUESTS' ? kitText('errors.TOO_MANY_REQUESTS') : '');
  return (
    <div role="alert">
      <Outcome tone="danger">
        {failure.code === 'NETWORK' ? text('contact.networkFailed') : message || text('contact.failed')}
      </Outcome>
    </div>
  );
}

/** The kit's notice travels with purchases; this is all that is needed of it here. */
function Outcome({ tone, children }: { tone: 'success' | 'danger'; children: string }) {
  return (
    <p className={styles.outcome} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />
      {children}
    </p>
  );
}
