import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useRegisterMutation } from '@fakos/shared-kit/api/users/hooks';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { useAccountText } from './text.ts';
import { showFieldFailures, useAccountForm } from './use-account-form.ts';

const questions = { name: '', email: '', password: '', terms: false as boolean };

interface Outcomes {
  onDone: () => void;
  onSent: (email: string) => void;
}

/**
 * Registers. Where the shop sends mail, the address must be proved first; where it cannot, the same credentials sign in
 * at once (spec section 4).
 */
export function useRegistration({ onDone, onSent }: Outcomes) {
  const text = useAccountText();
  const toast = useToast();
  const dispatch = useDispatch();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isNotSignedIn, setIsNotSignedIn] = useState(false);
  const form = useAccountForm('register', { answers: questions });

  const submit = form.handleSubmit(async ({ terms: _agreed, ...wanted }) => {
    setFailure(undefined);
    setIsNotSignedIn(false);
    const { data, error } = await register(wanted);
    if (!data) {
      if (isApiFailure(error) && !showFieldFailures(form, error)) setFailure(error);
      return;
    }
    if (data.data.verification === 'sent') {
      onSent(wanted.email);
      return;
    }
    const { data: session } = await login({ email: wanted.email, password: wanted.password });
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
