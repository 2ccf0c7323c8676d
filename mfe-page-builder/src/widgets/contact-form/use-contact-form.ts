import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useSendContactMessageMutation } from '@fakos/shared-kit/api/contact/hooks';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Demands } from './contact-form.fields.ts';
import { type ContactFaults, readContact } from './contact-values.ts';

/** How long the success message stays, in milliseconds (spec section 9). */
const SUCCESS_MS = 5_000;

type Outcome = { readonly state: 'idle' | 'submitting' | 'success' } | { readonly state: 'error'; failure: ApiFailure };

const OFFLINE: Outcome = { state: 'error', failure: { code: 'NETWORK', status: 0 } };

const loadCheck = () => import(/* webpackChunkName: "widget-contact-check" */ './check-contact.ts');

/** By which staff tell one form of the site from another. */
interface FormName {
  readonly id: string;
  readonly title: string;
}

/**
 * A contact form's states: idle, submitting, success for five seconds, error (spec section 4). The fields keep what was
 * typed by themselves, so that they can be filled before any script is there.
 */
export function useContactForm(name: FormName, demands: Demands) {
  const [send] = useSendContactMessageMutation();
  const track = useTrackEvent();
  const [faults, setFaults] = useState<ContactFaults>({});
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const isBusy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const { checkContact } = await loadCheck();
    const values = readContact(form);
    const found = checkContact(values, demands);
    setFaults(found);
    if (goToFirst(found, form)) return setOutcome({ state: 'idle' });
    setOutcome({ state: 'submitting' });
    const { error } = await send({ form_id: name.id, form_title: name.title, ...values });
    if (!error) {
      track('contact', { form: name.id });
      form.reset();
      return setOutcome({ state: 'success' });
    }
    const failure: ApiFailure = isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
    const told = Object.entries(failure.fields ?? {}).map(([field, message]) => [field, { message }]);
    setFaults(Object.fromEntries(told));
    setOutcome({ state: 'error', failure });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // What checks could not be fetched: there is no network.
    submit(event.currentTarget)
      .catch(() => setOutcome(OFFLINE))
      .finally(() => {
        isBusy.current = false;
      });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    void loadCheck().catch(() => undefined);
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
