import type { Profile } from '@fakos/contracts/profile/contract';
import { useUpdateProfileMutation } from '@fakos/shared-kit/api/profile/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { PasswordField } from '../../../account/fields/password-field.tsx';
import { ErrorSummary } from '../../../account/forms/error-summary.tsx';
import { FailureNotice } from '../../../account/forms/failure-notice.tsx';
import { preloadValidation, useAccountForm } from '../../../account/forms/use-account-form.ts';
import { useProfileText } from '../../../account/profile-text.ts';
import { useUnsavedChanges } from '../leave-guard.tsx';
import styles from '../profile.module.css';
import { useSaving } from '../use-saving.ts';

/** Name, phone and e-mail; changing the e-mail requires the password. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const { longDate } = useFormat();
  const { form, submit, failure, isSaving, hasNewEmail } = useDetails(profile);
  const { register, formState } = form;
  const { errors } = formState;
  const labels = {
    name: text('details.name'),
    phone: text('details.phone'),
    email: text('details.email'),
    current_password: text('details.currentPassword'),
  };
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <ErrorSummary form={form} labels={labels} />
      {failure && <FailureNotice failure={failure} />}
      {profile.pending_email && <Notice>{text('details.pending', { email: profile.pending_email })}</Notice>}
      <TextField autoComplete="name" label={labels.name} error={errors.name?.message} {...register('name')} />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={labels.phone}
        optionalLabel={text('optional')}
        description={text('details.phoneHint')}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={labels.email}
        description={profile.email_verified ? undefined : text('details.unverified')}
        error={errors.email?.message}
        {...register('email')}
      />
      {hasNewEmail && (
        <PasswordField
          label={labels.current_password}
          description={text('details.passwordHint')}
          error={errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          {text('details.submit')}
        </Button>
        <span className={styles.quiet}>{text('details.since', { date: longDate(profile.created_at) })}</span>
      </div>
    </form>
  );
}

function useDetails(profile: Profile) {
  const text = useProfileText();
  const kitText = useKitText();
  const toast = useToast();
  const dispatch = useDispatch();
  const user = useKitSelector(selectUser);
  const [update] = useUpdateProfileMutation();
  const isNewEmail = (email: string) => email.trim().toLowerCase() !== profile.email;
  const form = useAccountForm('details', {
    initialValues: { ...pickDetails(profile), current_password: '' },
    validate: ({ email, current_password }) =>
      isNewEmail(email) && current_password === '' ? { current_password: kitText('fields.required') } : {},
  });
  useUnsavedChanges('details', form.formState.isDirty);

  const saving = useSaving(
    form,
    ({ current_password, ...details }) =>
      update({ ...details, version: profile.version, ...(isNewEmail(details.email) && { current_password }) }),
    ({ data, message }) => {
      form.reset({ ...pickDetails(data), current_password: '' });
      if (user) dispatch(userChanged({ ...user, name: data.name, email: data.email }));
      toast.success(message || text('saved'));
    },
  );
  return { form, hasNewEmail: isNewEmail(form.watch('email')), ...saving };
}

function pickDetails({ name, phone, email }: Profile) {
  return { name, phone, email };
}
