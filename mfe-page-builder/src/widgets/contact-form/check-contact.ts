import { contactFields } from '@fakos/shared-kit/api/contact/fields';
import type { Demands } from './contact-form.fields.ts';
import type { ContactFaults, ContactValues } from './contact-values.ts';

// Loads with the first answer: what checks is more than the form itself.

/** Checks a form as the server does, and what this form insists on beside. */
export function checkContact(values: ContactValues, demands: Demands): ContactFaults {
  const missing = (Object.keys(demands) as (keyof Demands)[]).filter((name) => {
    const value = values[name];
    return demands[name] && (typeof value === 'string' ? value.trim() === '' : !value);
  });
  const { error } = contactFields.safeParse(values);
  // A field says the first thing that is wrong with it.
  const found = (error?.issues ?? []).toReversed().map(({ path: [name], code }) => [name, { code }]);
  return { ...Object.fromEntries(found), ...Object.fromEntries(missing.map((name) => [name, { code: 'too_small' }])) };
}
