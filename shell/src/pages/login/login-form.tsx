import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import type { BodyOf } from '@fakos/shared-kit/api/contract';
import type { login as loginCall } from '@fakos/shared-kit/api/login/contract';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { type Resolver, useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useText } from '../../text.ts';
import styles from './login-page.module.css';
import { PasswordField } from './password-field.tsx';
import { useReturnAddress } from './return-address.ts';

type Credentials = BodyOf<typeof loginCall>;

const loadCheck = () => import('./check-credentials.ts');

/** The server checks as well, so a check that cannot be loaded lets the visitor through. */
const check: Resolver<Credentials> = async (values, context, options) => {
  const loaded = await loadCheck().catch(() => undefined);
  return loaded ? loaded.checkCredentials(values, context, options) : { values, errors: {} };
};

/** E-mail and password; goes back to where the visitor came from. One error for every reason (product.md section 3). */
export function LoginForm() {
  const text = useText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const back = useReturnAddress();
  const [login, { error, isLoading }] = useLoginMutation();
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<Credentials>({
    resolver: check,
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (credentials) => {
    const { data } = await login(credentials);
    if (data) {
      dispatch(signedIn({ user: data.user, token: data.token }));
      navigate(back, { replace: true });
    } else {
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} onInput={() => void loadCheck().catch(() => undefined)} noValidate>
      {isApiFailure(error) && !isLoading && <LoginFailed failure={error} />}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="username"
        label={text('login.email')}
        error={errors.email && kitText('fields.email')}
        {...register('email')}
      />
      <PasswordField error={errors.password && kitText('fields.required')} {...register('password')} />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('login.submit')}
      </Button>
    </form>
  );
}

function LoginFailed({ failure }: { failure: ApiFailure }) {
  const text = useText();
  const kitText = useKitText();
  if (failure.code === 'NETWORK') {
    return (
      <Notice tone="danger" title={kitText('errors.LOGIN_FAILED')}>
        {text('login.offlineHint')}
      </Notice>
    );
  }
  return <Notice tone="danger">{failure.message ?? kitText(`errors.${failure.code}`)}</Notice>;
}
