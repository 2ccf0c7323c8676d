import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router/paths';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from './account.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useAccountText } from './text.ts';
import { warmChecks } from './use-account-form.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  /** The account is there and signed in. */
  onDone: () => void;
  /** The account waits for the link that went to this address. */
  onSent: (email: string) => void;
}

/** Name, e-mail, password, terms. The server never says whether the address had an account. */
export function RegisterForm({ onDone, onSent }: RegisterFormProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const { form, submit, state } = useRegistration({ onDone, onSent });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const labels = {
    name: text('register.name'),
    email: text('email'),
    password: text('password'),
    terms: text('register.termsWord'),
  };
  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      <ErrorSummary form={form} labels={labels} />
      {isApiFailure(state.failure) && <FailureNotice failure={state.failure} fallback={text('register.failed')} />}
      {state.isNotSignedIn && <Notice tone="warning" announce="alert" title={text('register.notSignedIn')} />}
      <TextField
        autoComplete="name"
        autoCapitalize="words"
        label={labels.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={labels.email}
        error={errors.email && (errors.email.message ?? kitText('fields.email'))}
        {...register('email')}
      />
      <NewPasswordField
        label={labels.password}
        typed={watch('password')}
        person={[watch('name'), watch('email')]}
        error={errors.password?.message}
        {...register('password')}
      />
      <div className={styles.terms}>
        <CheckboxField label={text('register.terms')} error={errors.terms?.message} {...register('terms')} />
        <p className={styles.termsLinks}>
          <NewTabLink href={paths.terms}>{text('register.termsLink')}</NewTabLink>
          <NewTabLink href={paths.privacy}>{text('register.privacyLink')}</NewTabLink>
        </p>
      </div>
      <Button type="submit" size="lg" fullWidth loading={state.isPending}>
        {text('register.submit')}
      </Button>
    </form>
  );
}
