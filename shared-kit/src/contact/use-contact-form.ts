import type { ApiFailure } from '@fakos/shared-kit/api';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch } from '@fakos/shared-kit/state';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactAsks, ContactFaults, FormName } from './contact-values.ts';
import type { CallDispatch } from './send-contact.ts';

/** How long the success message stays, in milliseconds (spec section 9). */
const SUCCESS_MS = 5_000;

/** How far a form is (spec section 4, "Contact form"). */
export type ContactOutcome =
  | { readonly state: 'idle' | 'submitting' | 'success' }
  | { readonly state: 'error'; readonly failure: ApiFailure };

/** What says how it went, once it is there. */
export type AnswerTexts = Partial<typeof import('./answer-texts.tsx')>;

const IDLE: ContactOutcome = { state: 'idle' };
const OFFLINE: ContactOutcome = { state: 'error', failure: { code: 'NETWORK', status: 0 } };

const loadSending = () => Promise.all([import('./send-contact.ts'), import('./answer-texts.tsx')]);

/**
 * A contact form's states: idle, submitting, success for five seconds, error. The fields keep what was typed by
 * themselves, so that they are there, and can be filled, before any script is.
 */
export function useContactForm(name: FormName, asks: ContactAsks) {
  const dispatch = useDispatch<CallDispatch>();
  const track = useTrackEvent();
  const [texts, setTexts] = useState<AnswerTexts>({});
  const [faults, setFaults] = useState<ContactFaults>({});
  const [outcome, setOutcome] = useState(IDLE);
  const isBusy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const [{ sendForm }, loaded] = await loadSending();
    setTexts(loaded);
    const onSending = () => {
      setFaults({});
      setOutcome({ state: 'submitting' });
    };
    const attempt = await sendForm(form, { name, asks, dispatch, onSending });
    setFaults(attempt.faults);
    if (!attempt.isSent) return setOutcome(attempt.failure ? { state: 'error', failure: attempt.failure } : IDLE);
    track('contact', { form: name.id });
    form.reset();
    setOutcome({ state: 'success' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // What checks and sends could not be fetched: there is no network.
    submit(event.currentTarget)
      .catch(() => setOutcome(OFFLINE))
      .finally(() => {
        isBusy.current = false;
      });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    void loadSending().catch(() => undefined);
    const { [(target as HTMLInputElement).name as keyof ContactFaults]: mended, ...rest } = faults;
    if (mended) setFaults(rest);
  };

  useEffect(
    function hideSuccess() {
      if (outcome.state !== 'success') return;
      const timer = setTimeout(() => setOutcome(IDLE), SUCCESS_MS);
      return () => clearTimeout(timer);
    },
    [outcome],
  );
  return { onSubmit, onInput, texts, faults, outcome };
}
