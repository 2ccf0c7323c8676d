import { localisePath } from '@fakos/contracts/languages';
import { paths } from '@fakos/contracts/paths';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Notice } from '@fakos/shared-kit/ui/notice';
import type { ReactNode } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { NewPasswordField } from '../fields/new-password-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { preloadValidation } from './use-account-form.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  /** The account exists and is signed in. */
  onDone: () => void;
  /** The account waits for verification by the link sent to this address. */
  onSent: (email: string) => void;
}

/** The server never reveals whether an address already has an account. */
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
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
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
        currentValue={watch('password')}
        personalTexts={[watch('name'), watch('email')]}
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

/** Opens in a new tab, so that the filled-in form is not lost. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useAccountText();
  return (
    <a href={localisePath(href, useLanguage())} target="_blank" rel="noopener" className={styles.newTabLink}>
      {children}
      <Icon name="external" size={14} />
      <span className="visually-hidden"> {text('register.newTab')}</span>
    </a>
  );
}
