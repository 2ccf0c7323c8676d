import { contactFields } from '@fakos/contracts/contact/fields';
import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { contactApi } from '../api/contact/hooks.ts';
import type { ContactErrors, ContactFieldModes, ContactValues, FormIdentity } from './contact-values.ts';

// Loaded with the first input, because validation and sending are larger than the form itself.

/** Dispatch of the store, which runs API requests. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Options of `sendForm`. */
interface SendOptions {
  readonly identity: FormIdentity;
  readonly fields: ContactFieldModes;
  readonly dispatch: ApiDispatch;
  /** Called after validation, before the request. */
  readonly onSending: () => void;
}

/** Result of an attempt to send. */
interface Attempt {
  readonly errors: ContactErrors;
  readonly failure?: ApiFailure;
  readonly isSent: boolean;
}

/** Validates a form and sends it, or focuses the first invalid field. */
export async function sendForm(
  form: HTMLFormElement,
  { identity, fields, dispatch, onSending }: SendOptions,
): Promise<Attempt> {
  const values = readContact(form);
  const errors = checkContact(values, fields);
  if (focusFirstInvalid(errors, form)) return { errors, isSent: false };
  onSending();
  const body = { form_id: identity.id, form_title: identity.title, ...values };
  const { error } = await dispatch(contactApi.endpoints.sendContactMessage.initiate(body));
  if (!error) return { errors, isSent: true };
  const failure: ApiFailure = isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
  const serverErrors = Object.entries(failure.fields ?? {}).map(([field, message]) => [field, { message }]);
  return { errors: Object.fromEntries(serverErrors), failure, isSent: false };
}

/** Validates a form by the server's schema and the form's own required fields. */
export function checkContact(values: ContactValues, fields: ContactFieldModes): ContactErrors {
  const missing = (Object.keys(fields) as (keyof ContactFieldModes)[]).filter((name) => {
    const value = values[name];
    return fields[name] === 'required' && (typeof value === 'string' ? value.trim() === '' : !value);
  });
  const { error } = contactFields.safeParse(values);
  // Reversed, so that the first issue of each field wins.
  const found = (error?.issues ?? []).toReversed().map(({ path: [name], code }) => [name, { code }]);
  return { ...Object.fromEntries(found), ...Object.fromEntries(missing.map((name) => [name, { code: 'too_small' }])) };
}

/** Reads the form's values; hidden fields are empty. */
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

/** Focuses the first invalid field; false if there is none. */
function focusFirstInvalid(errors: ContactErrors, form: HTMLFormElement): boolean {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  const first = fields.find(({ name }) => name in errors);
  first?.focus();
  return first !== undefined;
}
