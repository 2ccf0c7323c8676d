import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { contactFields } from '../api/contact/fields.ts';
import { contactApi } from '../api/contact/hooks.ts';
import type { ContactAsks, ContactFaults, ContactValues, FormName } from './contact-values.ts';

// Loads with the first answer: what checks and sends is more than the form itself.

/** The page's store, which runs calls of the API. */
export type CallDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What a form is sent with. */
interface Sending {
  readonly name: FormName;
  readonly asks: ContactAsks;
  readonly dispatch: CallDispatch;
  /** The answers are right and on their way. */
  readonly onSending: () => void;
}

/** How sending went: without faults and failure the server took it. */
interface Attempt {
  readonly faults: ContactFaults;
  readonly failure?: ApiFailure;
  readonly isSent: boolean;
}

/** Checks a form and sends it; where something is wrong with it, the first such field takes the focus instead. */
export async function sendForm(form: HTMLFormElement, { name, asks, dispatch, onSending }: Sending): Promise<Attempt> {
  const values = readContact(form);
  const faults = checkContact(values, asks);
  if (goToFirst(faults, form)) return { faults, isSent: false };
  onSending();
  const message = { form_id: name.id, form_title: name.title, ...values };
  const { error } = await dispatch(contactApi.endpoints.sendContactMessage.initiate(message));
  if (!error) return { faults, isSent: true };
  const failure: ApiFailure = isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
  const told = Object.entries(failure.fields ?? {}).map(([field, words]) => [field, { message: words }]);
  return { faults: Object.fromEntries(told), failure, isSent: false };
}

/** Checks a form as the server does, and what this form insists on beside. */
export function checkContact(values: ContactValues, asks: ContactAsks): ContactFaults {
  const missing = (Object.keys(asks) as (keyof ContactAsks)[]).filter((name) => {
    const value = values[name];
    return asks[name] === 'required' && (typeof value === 'string' ? value.trim() === '' : !value);
  });
  const { error } = contactFields.safeParse(values);
  // A field says the first thing that is wrong with it.
  const found = (error?.issues ?? []).toReversed().map(({ path: [name], code }) => [name, { code }]);
  return { ...Object.fromEntries(found), ...Object.fromEntries(missing.map((name) => [name, { code: 'too_small' }])) };
}

/** Reads the form as it stands; what it does not ask for is empty. */
function readContact(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: keyof ContactValues) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    gdprConsent: data.has('gdprConsent'),
  };
}

/** Focuses the first field that is wrong; false where there is none. */
function goToFirst(faults: ContactFaults, form: HTMLFormElement): boolean {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  const first = fields.find(({ name }) => name in faults);
  first?.focus();
  return first !== undefined;
}
