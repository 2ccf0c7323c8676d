import { Personal } from '@fakos/shared-kit/personal';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadedPart } from '../../account/loaded-part.tsx';
import { useAccountText } from '../../account/text.ts';

const loadVerification = () =>
  import(/* webpackChunkName: "recovery-forms" */ './verification.tsx').then((module) => module.Verification);

/** `/verify-email`: opened by the link of an e-mail. A button, because mail scanners open links as well. */
export function VerifyPage() {
  const text = useAccountText();
  return (
    <AccountFrame title={text('verify.title')}>
      <Personal>
        <LoadedPart load={loadVerification} props={{}} />
      </Personal>
    </AccountFrame>
  );
}
