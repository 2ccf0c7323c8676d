import { createLazy } from '@fakos/shared-kit/lazy';
import { Personal } from '@fakos/shared-kit/personal';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { LazyPart } from '../../account/lazy-part.tsx';

const verification = createLazy(() =>
  import(/* webpackChunkName: "recovery-forms" */ './verification.tsx').then((module) => module.Verification),
);

/** `/verify-email`: opened from an e-mail. It needs a click, because mail scanners open links as well. */
export function VerifyPage() {
  const text = useAccountText();
  return (
    <AccountLayout title={text('verify.title')}>
      <Personal>
        <LazyPart part={verification} props={{}} />
      </Personal>
    </AccountLayout>
  );
}
