import { createLazy } from '@fakos/shared-kit/lazy';
import { Personal } from '@fakos/shared-kit/personal';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { LazyPart } from '../../account/lazy-part.tsx';

const resetForm = createLazy(() =>
  import(/* webpackChunkName: "recovery-forms" */ './reset-form.tsx').then((module) => module.ResetForm),
);

/** `/reset-password`: opened from an e-mail. */
export function ResetPage() {
  const text = useAccountText();
  return (
    <AccountLayout title={text('reset.title')}>
      <Personal>
        <LazyPart part={resetForm} props={{}} />
      </Personal>
    </AccountLayout>
  );
}
