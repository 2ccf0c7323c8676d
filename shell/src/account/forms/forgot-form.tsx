import { useForgotPasswordMutation } from '@fakos/shared-kit/api/users/hooks';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useAccountText } from '../account-text.ts';
import { EmailForm } from './email-form.tsx';

/** Requests a password reset link; the response is the same for every address. */
export function ForgotForm() {
  const text = useAccountText();
  const [sendLink, request] = useForgotPasswordMutation();
  const delivery = request.data?.data.delivery;
  return (
    <EmailForm onSubmit={sendLink} request={request} submitLabel={text('forgot.submit')}>
      {delivery === 'sent' && (
        <Notice tone="success" announce="status" title={text('forgot.sentTitle')}>
          {text('forgot.sentText', { email: request.originalArgs?.email ?? '' })}
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
