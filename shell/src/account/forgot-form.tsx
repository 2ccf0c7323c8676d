import { useForgotPasswordMutation } from '@fakos/shared-kit/api/users/hooks';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { EmailForm } from './email-form.tsx';
import { useAccountText } from './text.ts';

/** Asks for a link to a new password; the answer is the same for every address. */
export function ForgotForm() {
  const text = useAccountText();
  const [ask, asked] = useForgotPasswordMutation();
  const delivery = asked.data?.data.delivery;
  return (
    <EmailForm onAsk={ask} asked={asked} submit={text('forgot.submit')}>
      {delivery === 'sent' && (
        <Notice tone="success" announce="status" title={text('forgot.sentTitle')}>
          {text('forgot.sentText', { email: asked.originalArgs?.email ?? '' })}
        </Notice>
      )}
      {delivery === 'none' && (
        <Notice tone="warning" announce="alert" title={text('forgot.noneTitle')}>
          {text('resend.none')}
        </Notice>
      )}
    </EmailForm>
  );
}
