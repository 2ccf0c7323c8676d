import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useEffect, useRef } from 'react';
import styles from './account.module.css';
import { useAccountText } from './account-text.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Shown until the customer opens the verification link. */
export function RegistrationSent({ email, headingLevel }: { email: string; headingLevel: 1 | 2 }) {
  const text = useAccountText();
  const container = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    container.current?.focus();
  }, []);
  return (
    <div ref={container} tabIndex={-1} className={styles.outcome}>
      <EmptyState
        icon="mail"
        headingLevel={headingLevel}
        title={text('register.sentTitle')}
        text={text('register.sentText', { email })}
      />
      <ResendVerification email={email} />
    </div>
  );
}
