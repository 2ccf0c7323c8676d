import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { contactFields } from '@fakos/shared-kit/api/contact/fields';
import { contactApi } from '@fakos/shared-kit/api/contact/hooks';
import { z } from '@fakos/shared-kit/forms';
import type { AppStore } from '../../store/store.ts';
import type { ContactFaults, ContactValues } from './contact-values.ts';

// Loads with the first answer: what checks and sends is more than the form itself.

/** By which staff tell this form from those that they build themselves. */
export const FORM_ID = 'contact-page';

const form = contactFields.extend({ gdprConsent: z.literal(true) });

/** Checks the form as the server does, and that its checkbox is ticked. */
export function checkContact(values: ContactValues): ContactFaults {
  const { error } = form.safeParse(values);
  const faults = (error?.issues ?? []).map(({ path: [name], code }) => [name, { code }]);
  // A field says the first thing that is wrong with it.
  return Object.fromEntries(faults.toReversed());
}

/** Sends the form; undefined when the server took it. */
export async function sendContact(
  dispatch: AppStore['dispatch'],
  values: ContactValues,
  title: string,
): Promise<ApiFailure | undefined> {
  const message = { form_id: FORM_ID, form_title: title, ...values };
  const { error } = await dispatch(contactApi.endpoints.sendContactMessage.initiate(message));
  if (!error) return undefined;
  return isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
}
