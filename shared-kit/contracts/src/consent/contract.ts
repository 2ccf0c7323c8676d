import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, pageMeta, pageQuery } from '../endpoint.ts';

/** A visitor's cookie consent choice (spec section 4). */
export const consentChoice = z.enum(['accepted', 'rejected', 'custom']);

/** Version of the consent dialog's text, such as `2026-03`. */
export const consentVersion = z.string().regex(/^[\w.-]{1,20}$/);

const categories = { functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() };

/** An entry of the consent log. It does not identify the visitor. */
export const consentEntry = z.object({
  consent_id: z.uuid(),
  at: instant,
  version: consentVersion,
  choice: consentChoice,
  ...categories,
});
/** See {@link consentEntry}. */
export type ConsentEntry = z.output<typeof consentEntry>;

/** POST consent.php: `accepted` requires every category, `rejected` none. The browser stores the `consent_id`. */
export const logConsent = defineEndpoint({
  resource: 'consent',
  method: 'POST',
  permission: 'public',
  invalidates: [],
  body: z
    .object({ version: consentVersion, choice: consentChoice, ...categories })
    .refine(matchesCategories, { path: ['choice'] }),
  response: dataResponse(consentEntry.pick({ consent_id: true, at: true })),
});

/** GET consent.php: newest first; `meta.counts` counts the whole log, most frequent first. */
export const listConsents = defineEndpoint({
  resource: 'consent',
  method: 'GET',
  permission: 'administration',
  query: pageQuery.extend({ version: consentVersion.optional(), choice: consentChoice.optional() }),
  response: listResponse(consentEntry).extend({
    meta: pageMeta.extend({
      counts: z.array(z.object({ version: consentVersion, choice: consentChoice, count: z.number().int() })),
    }),
  }),
});

interface ConsentCategories {
  readonly choice: z.output<typeof consentChoice>;
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

function matchesCategories({ choice, functional, analytics, marketing }: ConsentCategories): boolean {
  if (choice === 'accepted') return functional && analytics && marketing;
  if (choice === 'rejected') return !(functional || analytics || marketing);
  return true;
}
