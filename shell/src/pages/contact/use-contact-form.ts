import type { ApiFailure } from '@fakos/shared-kit/api';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch } from '@fakos/shared-kit/state';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePagesText } from '../content/pages-text.ts';
import { type ContactFaults, readContact } from './contact-values.ts';

/** How long the success message stays, in milliseconds (spec section 9). */
const SUCCESS_MS = 5_000;

type Outcome = { readonly state: 'idle' | 'submitting' | 'success' } | { readonly state: 'error'; failure: ApiFailure };

const OFFLINE: Outcome = { state: 'error', failure: { code: 'NETWORK', status: 0 } };

const loadSubmit = () => import(/* webpackChunkName: "contact-submit" */ './submit-contact.ts');

/**
 * The contact form's states: idle, submitting, success for five seconds, error. The fields keep what was typed by
 * themselves, so that they are there, and can be filled, before any script is.
 */
export function useContactForm() {
  const text = usePagesText();
  const dispatch = useDispatch();
  const track = useTrackEvent();
  const [faults, setFaults] = useState<ContactFaults>({});
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const isBusy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const { checkContact, sendContact, FORM_ID } = await loadSubmit();
    const values = readContact(form);
    const found = checkContact(values);
    setFaults(found);
    if (goToFirst(found, form)) return setOutcome({ state: 'idle' });
    setOutcome({ state: 'submitting' });
    const failure = await sendContact(dispatch, values, text('contact.formTitle'));
    if (!failure) {
      track('contact', { form: FORM_ID });
      form.reset();
      return setOutcome({ state: 'success' });
    }
    const told = Object.entries(failure.fields ?? {}).map(([name, message]) => [name, { message }]);
    setFaults(Object.fromEntries(told));
    setOutcome({ state: 'error', failure });
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
    void loadSubmit().catch(() => undefined);
    const { [(target as HTMLInputElement).name as keyof ContactFaults]: mended, ...rest } = faults;
    if (mended) setFaults(rest);
  };

  useEffect(
    function hideSuccess() {
      if (outcome.state !== 'success') return;
      const timer = setTimeout(() => setOutcome({ state: 'idle' }), SUCCESS_MS);
      return () => clearTimeout(timer);
    },
    [outcome],
  );
  return { onSubmit, onInput, faults, outcome };
}

/** Focuses the first field that is wrong; false where there is none. */
function goToFirst(faults: ContactFaults, form: HTMLFormElement): boolean {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  const first = fields.find(({ name }) => name in faults);
  first?.focus();
  return first !== undefined;
}
