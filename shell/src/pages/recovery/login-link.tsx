import type { SignedInUser } from '@fakos/contracts/login/contract';
import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useLoginWithLinkMutation, useSendLoginLinkMutation } from '@fakos/shared-kit/api/users/hooks';
import { createLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectUser, signedIn } from '@fakos/shared-kit/state/session';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ReactNode, useState } from 'react';
import styles from '../../account/account.module.css';
import { useAccountText } from '../../account/account-text.ts';
import { EmailForm } from '../../account/forms/email-form.tsx';
import { FailureNotice } from '../../account/forms/failure-notice.tsx';
import { getChallenge } from '../../account/forms/login-challenge.ts';
import { LoginLinkFailure } from '../../account/forms/login-link-failure.tsx';
import { LazyPart } from '../../account/lazy-part.tsx';
import { InvalidLoginLink } from './invalid-link.tsx';

interface LoginLinkProps {
  token: string;
  onDone: (user: SignedInUser) => void;
}

const secondStepForm = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ '../../account/forms/second-step-form.tsx').then(
    (module) => module.SecondStepForm,
  ),
);
const firstPasswordForm = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ '../../account/forms/first-password-form.tsx').then(
    (module) => module.FirstPasswordForm,
  ),
);

/** Signs in with the token of an e-mailed link; an account with two-step login is asked for its code. */
export function LoginLink({ token, onDone }: LoginLinkProps) {
  const text = useAccountText();
  const dispatch = useDispatch();
  const user = useKitSelector(selectUser);
  const [signIn, { error, isLoading }] = useLoginWithLinkMutation();
  const [challenge, setChallenge] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const failure = isApiFailure(error) && !isLoading ? error : undefined;

  function finish(session: { user: SignedInUser; token: string }) {
    if (!session.user.must_change_password) onDone(session.user);
    dispatch(signedIn(session));
  }

  async function submit() {
    const { data, error: refused } = await signIn({ token });
    if (data) finish(data);
    else setChallenge(getChallenge(refused));
  }

  // The code was not given in time, and the link has been used.
  const restart = (reason?: string) => {
    setChallenge(undefined);
    setProblem(reason ?? text('loginLink.deadText'));
  };

  if (user?.must_change_password)
    return <LazyPart part={firstPasswordForm} props={{ user, currentPassword: '', onDone: () => onDone(user) }} />;
  if (challenge !== undefined)
    return <LazyPart part={secondStepForm} props={{ challenge, onSignedIn: finish, onRestart: restart }} />;
  if (problem !== undefined) {
    return (
      <LoginLinkForm>
        <Notice tone="warning" announce="status">
          {problem}
        </Notice>
      </LoginLinkForm>
    );
  }
  if (failure?.fields?.token) {
    return (
      <LoginLinkForm>
        <InvalidLoginLink />
      </LoginLinkForm>
    );
  }
  return (
    <div className={styles.form}>
      <p>{text('loginLink.intro')}</p>
      {failure && <FailureNotice failure={failure} />}
      <Button size="lg" fullWidth loading={isLoading} onClick={() => void submit()}>
        {text('loginLink.submit')}
      </Button>
    </div>
  );
}

/** Requests another link. */
export function LoginLinkForm({ children }: { children?: ReactNode }) {
  const text = useAccountText();
  const [sendLink, request] = useSendLoginLinkMutation();
  const { data, originalArgs } = request;
  const footer = (
    <ButtonLink href={paths.login} variant="secondary" fullWidth>
      {text('toLogin')}
    </ButtonLink>
  );
  return (
    <EmailForm
      onSubmit={sendLink}
      request={request}
      submitLabel={text('reset.askNew')}
      footer={footer}
      showFailure={(failure: ApiFailure) => <LoginLinkFailure failure={failure} />}
    >
      {data === undefined ? (
        children
      ) : (
        <Notice tone={data.data.delivery === 'sent' ? 'success' : 'warning'} announce="status">
          {data.data.delivery === 'sent'
            ? text('loginLink.sent', { email: originalArgs?.email ?? '' })
            : text('resend.none')}
        </Notice>
      )}
    </EmailForm>
  );
}
