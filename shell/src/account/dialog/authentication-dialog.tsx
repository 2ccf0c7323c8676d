import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { AuthenticationRequest } from '@fakos/shared-kit/remote/host';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Tabs } from '@fakos/shared-kit/ui/tabs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { ForgotForm } from '../forms/forgot-form.tsx';
import { RegisterForm } from '../forms/register-form.tsx';
import { RegistrationSent } from '../registration-sent.tsx';
import { dismissSessionEndedToast } from '../session/session-ended-toast.ts';
import { SignIn } from '../sign-in.tsx';

interface AuthenticationDialogProps {
  initialRequest: AuthenticationRequest;
  /** Receives the function that opens the dialog again. */
  onReady: (open: (request: AuthenticationRequest) => void) => void;
}

/** The shared authentication dialog (spec section 2): login and registration over the current page. */
export function AuthenticationDialog({ initialRequest, onReady }: AuthenticationDialogProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const [request, setRequest] = useState(initialRequest);
  const [openCount, setOpenCount] = useState(1);
  const [isOpen, setIsOpen] = useState(true);
  const firstField = useRef<HTMLInputElement>(null);

  useEffect(
    function provideReopening() {
      onReady((next) => {
        setRequest(next);
        setOpenCount((count) => count + 1);
        setIsOpen(true);
      });
    },
    [onReady],
  );

  function handleOpenChange(next: boolean) {
    setIsOpen(next);
    if (!next) dismissSessionEndedToast();
  }

  function finish() {
    handleOpenChange(false);
    request.onSignedIn?.();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={handleOpenChange}
      title={text('dialog.title')}
      description={request.reason}
      closeLabel={kitText('actions.close')}
      size="sm"
      initialFocus={firstField}
    >
      <LoginOrRegister key={openCount} email={request.email} firstField={firstField} onDone={finish} />
    </Dialog>
  );
}

interface LoginOrRegisterProps {
  email: string | undefined;
  firstField: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function LoginOrRegister({ email, firstField, onDone }: LoginOrRegisterProps) {
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
  const forgotButton = (
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
          content: <SignIn email={email} firstField={firstField} onDone={onDone} forgot={forgotButton} />,
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
