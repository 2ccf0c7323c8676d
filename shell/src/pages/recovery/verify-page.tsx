import { createLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { LazyPart } from '../../account/lazy-part.tsx';
import { EmailedToken } from './emailed-token.tsx';
import { InvalidVerificationLink } from './invalid-link.tsx';
import styles from './verify-page.module.css';

const importForms = () => import(/* webpackChunkName: "recovery-forms" */ './verification.tsx');
const verification = createLazy(() => importForms().then((module) => module.Verification));
const resendForm = createLazy(() => importForms().then((module) => module.ResendForm));

/** `/verify-email`: opened from an e-mail. It needs a click, because mail scanners open links as well. */
export function VerifyPage() {
  const text = useAccountText();
  return (
    <AccountLayout title={text('verify.title')}>
      <EmailedToken path={paths.verifyEmail} missing={<WithoutToken />}>
        {(token) => <LazyPart part={verification} props={{ token }} />}
      </EmailedToken>
    </AccountLayout>
  );
}

/** Explains immediately that the link is incomplete; the form for another one loads later. */
function WithoutToken() {
  return (
    <div className={styles.parts}>
      <InvalidVerificationLink />
      <LazyPart part={resendForm} props={{}} />
    </div>
  );
}
