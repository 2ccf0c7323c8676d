import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { AuthenticationRequest } from '@fakos/shared-kit/remote/host';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Tabs } from '@fakos/shared-kit/ui/tabs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './account.module.css';
import { clearEndedNotice } from './ended-notice.ts';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegistrationSent } from './registration-sent.tsx';
import { SignIn } from './sign-in.tsx';
import { useAccountText } from './text.ts';

interface AuthenticationDialogProps {
  first: AuthenticationRequest;
  /** Hands out how the dialog is opened again. */
  onReady: (open: (request: AuthenticationRequest) => void) => void;
}

/** The shared authentication modal (spec section 2): login and registration over whatever the visitor was doing. */
export function AuthenticationDialog({ first, onReady }: AuthenticationDialogProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const [request, setRequest] = useState(first);
  const [turn, setTurn] = useState(1);
  const [open, setOpen] = useState(true);
  const firstField = useRef<HTMLInputElement>(null);

  useEffect(
    function offerReopening() {
      onReady((next) => {
        setRequest(next);
        setTurn((count) => count + 1);
        setOpen(true);
      });
    },
    [onReady],
  );

  function turnTo(next: boolean) {
    setOpen(next);
    if (!next) clearEndedNotice();
  }

  function finish() {
    turnTo(false);
    request.onSignedIn?.();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={turnTo}
      title={text('dialog.title')}
      description={request.reason}
      closeLabel={kitText('actions.close')}
      size="sm"
      initialFocus={firstField}
    >
      <WaysIn key={turn} email={request.email} firstField={firstField} onDone={finish} />
    </Dialog>
  );
}

interface WaysInProps {
  email: string | undefined;
  firstField: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function WaysIn({ email, firstField, onDone }: WaysInProps) {
  const text = useAccountText();
  const [isForgotten, setIsForgotten] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <RegistrationSent email={sentTo} headingLevel={2} />;
  if (isForgotten) {
    return (
      <div className={styles.form}>
        <p>{text('forgot.intro')}</p>
        <ForgotForm />
        <Button variant="secondary" onClick={() => setIsForgotten(false)}>
          {text('forgot.back')}
        </Button>
      </div>
    );
  }
  const forgot = (
    <Button variant="link" className={styles.forgot} onClick={() => setIsForgotten(true)}>
      {text('login.forgot')}
    </Button>
  );
  return (
    <Tabs
      label={text('dialog.tabs')}
      tabs={[
        {
          id: 'login',
          label: text('login.title'),
          content: <SignIn email={email} firstField={firstField} onDone={onDone} forgot={forgot} />,
        },
        {
          id: 'register',
          label: text('register.title'),
          content: <RegisterForm onDone={onDone} onSent={setSentTo} />,
        },
      ]}
    />
  );
}
