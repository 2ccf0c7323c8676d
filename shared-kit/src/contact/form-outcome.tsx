import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Icon } from '@fakos/shared-kit/ui/icon';
import type { ReactNode } from 'react';
import styles from './contact-form.module.css';
import type { AnswerTexts, ContactOutcome } from './use-contact-form.ts';

interface FormOutcomeProps {
  outcome: ContactOutcome;
  /** The author's own thanks. */
  sent: string | undefined;
  texts: AnswerTexts;
}

/** How sending went, for eyes and ears. */
export function FormOutcome({ outcome, sent, texts: { FailureText, ThanksText } }: FormOutcomeProps) {
  const kitText = useKitText();
  return (
    <>
      {outcome.state === 'error' && (
        <div role="alert">
          <Words tone="danger">
            {FailureText ? <FailureText failure={outcome.failure} /> : kitText('errors.NETWORK')}
          </Words>
        </div>
      )}
      <div role="status" className={styles.status}>
        {outcome.state === 'success' && <Words tone="success">{sent || (ThanksText && <ThanksText />)}</Words>}
      </div>
    </>
  );
}

/** The kit's notice travels with purchases; this is all that is needed of it here. */
function Words({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  return (
    <p className={styles.outcome} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />
      <span>{children}</span>
    </p>
  );
}
