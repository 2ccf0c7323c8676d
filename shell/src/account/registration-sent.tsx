import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useEffect, useRef } from 'react';
import styles from './account.module.css';
import { ResendVerification } from './resend-verification.tsx';
import { useAccountText } from './text.ts';

/** The account waits until its owner opens the link. */
export function RegistrationSent({ email, headingLevel }: { email: string; headingLevel: 1 | 2 }) {
  const text = useAccountText();
  const state = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    state.current?.focus();
  }, []);
  return (
    <div ref={state} tabIndex={-1} className={styles.outcome}>
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
