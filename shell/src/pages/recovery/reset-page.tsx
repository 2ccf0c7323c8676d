import { Personal } from '@fakos/shared-kit/personal';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadedPart } from '../../account/loaded-part.tsx';
import { useAccountText } from '../../account/text.ts';

const loadResetForm = () =>
  import(/* webpackChunkName: "recovery-forms" */ './reset-form.tsx').then((module) => module.ResetForm);

/** `/reset-password`: opened by the link of an e-mail. */
export function ResetPage() {
  const text = useAccountText();
  return (
    <AccountFrame title={text('reset.title')}>
      <Personal>
        <LoadedPart load={loadResetForm} props={{}} />
      </Personal>
    </AccountFrame>
  );
}
