import type { Profile } from '@fakos/contracts/profile/contract';
import { useUpdatePasswordMutation } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { NewPasswordField } from '../../../account/fields/new-password-field.tsx';
import { PasswordField } from '../../../account/fields/password-field.tsx';
import { ErrorSummary } from '../../../account/forms/error-summary.tsx';
import { FailureNotice } from '../../../account/forms/failure-notice.tsx';
import { preloadValidation, useAccountForm } from '../../../account/forms/use-account-form.ts';
import { useProfileText } from '../../../account/profile-text.ts';
import styles from '../profile.module.css';
import { useSaving } from '../use-saving.ts';

const initialValues = { current_password: '', new_password: '' };

/** Changes the password; the server ends the other sessions. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const toast = useToast();
  const [update] = useUpdatePasswordMutation();
  const form = useAccountForm('password', { initialValues });
  const { register, formState, watch } = form;
  const labels = { current_password: text('password.current'), new_password: text('password.new') };
  const { submit, failure, isSaving } = useSaving(form, update, () => {
    form.reset(initialValues);
    toast.success(text('password.done'));
  });
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <ErrorSummary form={form} labels={labels} />
      {failure && <FailureNotice failure={failure} />}
      <input type="hidden" autoComplete="username" value={profile.email} readOnly />
      <PasswordField
        label={labels.current_password}
        error={formState.errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordField
        label={labels.new_password}
        currentValue={watch('new_password')}
        personalTexts={[profile.name, profile.email]}
        error={formState.errors.new_password?.message}
        {...register('new_password')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          {text('password.submit')}
        </Button>
      </div>
    </form>
  );
}
