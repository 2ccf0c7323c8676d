import type { ApiFailure } from '@fakos/shared-kit/api';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch } from '@fakos/shared-kit/state';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactErrors, ContactFieldModes, FormIdentity } from './contact-values.ts';
import type { ApiDispatch } from './send-contact.ts';

/** Duration of the success message in milliseconds (spec section 9). */
const SUCCESS_MS = 5_000;

/** State of a form (spec section 4, "Contact form"). */
export type ContactOutcome =
  | { readonly state: 'idle' | 'submitting' | 'success' }
  | { readonly state: 'error'; readonly failure: ApiFailure };

/** The lazily loaded texts about errors and results. */
export type OutcomeTexts = Partial<typeof import('./outcome-texts.tsx')>;

const IDLE: ContactOutcome = { state: 'idle' };
const OFFLINE: ContactOutcome = { state: 'error', failure: { code: 'NETWORK', status: 0 } };

const loadSending = () => Promise.all([import('./send-contact.ts'), import('./outcome-texts.tsx')]);

/**
 * State of a contact form: idle, submitting, success for five seconds, error. The fields are uncontrolled, so that they can
 * be filled in before hydration.
 */
export function useContactForm(identity: FormIdentity, fields: ContactFieldModes) {
  const dispatch = useDispatch<ApiDispatch>();
  const track = useTrackEvent();
  const [texts, setTexts] = useState<OutcomeTexts>({});
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState(IDLE);
  const isBusy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const [{ sendForm }, loaded] = await loadSending();
    setTexts(loaded);
    const onSending = () => {
      setErrors({});
      setOutcome({ state: 'submitting' });
    };
    const attempt = await sendForm(form, { identity, fields, dispatch, onSending });
    setErrors(attempt.errors);
    if (!attempt.isSent) return setOutcome(attempt.failure ? { state: 'error', failure: attempt.failure } : IDLE);
    track('contact', { form: identity.id });
    form.reset();
    setOutcome({ state: 'success' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // Only loading the code can fail here, which means that there is no network.
    submit(event.currentTarget)
      .catch(() => setOutcome(OFFLINE))
      .finally(() => {
        isBusy.current = false;
      });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    void loadSending().catch(() => undefined);
    const { [(target as HTMLInputElement).name as keyof ContactErrors]: corrected, ...rest } = errors;
    if (corrected) setErrors(rest);
  };

  useEffect(
    function hideSuccess() {
      if (outcome.state !== 'success') return;
      const timer = setTimeout(() => setOutcome(IDLE), SUCCESS_MS);
      return () => clearTimeout(timer);
    },
    [outcome],
  );
  return { onSubmit, onInput, texts, errors, outcome };
}
