import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Icon } from '@fakos/shared-kit/ui/icon';
import type { ReactNode } from 'react';
import styles from './contact-form.module.css';
import type { ContactOutcome, OutcomeTexts } from './use-contact-form.ts';

interface FormOutcomeProps {
  outcome: ContactOutcome;
  /** Configured text after sending. */
  sentText: string | undefined;
  texts: OutcomeTexts;
}

/** The result of sending, shown and announced. */
export function FormOutcome({ outcome, sentText, texts: { FailureText, ThanksText } }: FormOutcomeProps) {
  const kitText = useKitText();
  return (
    <>
      {outcome.state === 'error' && (
        <div role="alert">
          <OutcomeMessage tone="danger">
            {FailureText ? <FailureText failure={outcome.failure} /> : kitText('errors.NETWORK')}
          </OutcomeMessage>
        </div>
      )}
      <div role="status" className={styles.status}>
        {outcome.state === 'success' && (
          <OutcomeMessage tone="success">{sentText || (ThanksText && <ThanksText />)}</OutcomeMessage>
        )}
      </div>
    </>
  );
}

/** A reduced `Notice`, whose code is in the chunk of the checkout. */
function OutcomeMessage({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  return (
    <p className={styles.outcome} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />
      <span>{children}</span>
    </p>
  );
}
