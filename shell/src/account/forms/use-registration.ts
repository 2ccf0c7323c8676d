import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useRegisterMutation } from '@fakos/shared-kit/api/users/hooks';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { useAccountText } from '../account-text.ts';
import { showFieldErrors, useAccountForm } from './use-account-form.ts';

const initialValues = { name: '', email: '', password: '', terms: false as boolean };

interface RegistrationCallbacks {
  onDone: () => void;
  onSent: (email: string) => void;
}

/**
 * Registers a customer. Where the shop can send e-mail, the address must be verified first; otherwise the new account
 * is signed in at once (spec section 4).
 */
export function useRegistration({ onDone, onSent }: RegistrationCallbacks) {
  const text = useAccountText();
  const toast = useToast();
  const dispatch = useDispatch();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isNotSignedIn, setIsNotSignedIn] = useState(false);
  const form = useAccountForm('register', { initialValues });

  const submit = form.handleSubmit(async ({ terms: _agreed, ...values }) => {
    setFailure(undefined);
    setIsNotSignedIn(false);
    const { data, error } = await register(values);
    if (!data) {
      if (isApiFailure(error) && !showFieldErrors(form, error)) setFailure(error);
      return;
    }
    if (data.data.verification === 'sent') {
      onSent(values.email);
      return;
    }
    const { data: session } = await login({ email: values.email, password: values.password });
    if (!session) {
      setIsNotSignedIn(true);
      return;
    }
    onDone();
    dispatch(signedIn({ user: session.user, token: session.token }));
    toast.success(text('register.done', { name: session.user.name }));
  });

  return { form, submit, state: { failure, isNotSignedIn, isPending: form.formState.isSubmitting } };
}
