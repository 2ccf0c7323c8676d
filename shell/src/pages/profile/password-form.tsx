import type { Profile } from '@fakos/shared-kit/api/profile/contract';
import { useUpdatePasswordMutation } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { ErrorSummary } from '../../account/error-summary.tsx';
import { FailureNotice } from '../../account/failure-notice.tsx';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { useProfileText } from '../../account/profile-text.ts';
import { useAccountForm, warmChecks } from '../../account/use-account-form.ts';
import styles from './profile.module.css';
import { useSaving } from './use-saving.ts';

const questions = { current_password: '', new_password: '' };

/** A new password; the other sessions end. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const toast = useToast();
  const [update] = useUpdatePasswordMutation();
  const form = useAccountForm('password', { answers: questions });
  const { register, formState, watch } = form;
  const labels = { current_password: text('password.current'), new_password: text('password.new') };
  const { submit, failure, isSaving } = useSaving(form, update, () => {
    form.reset(questions);
    toast.success(text('password.done'));
  });
  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
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
        typed={watch('new_password')}
        person={[profile.name, profile.email]}
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
