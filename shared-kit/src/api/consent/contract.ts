import { z } from 'zod';
import { answerOf, defineCall, instant, listOf, pageMeta, pageQuery } from '../contract.ts';

/** What a visitor answered to the question about cookies (spec section 4). */
export const consentChoice = z.enum(['accepted', 'rejected', 'custom']);

/** Which text of the question was answered, such as `2026-03`. */
export const consentVersion = z.string().regex(/^[\w.-]{1,20}$/);

const categories = { functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() };

/** An entry of the log. Nothing in it says who answered. */
export const consentEntry = z.object({
  consent_id: z.uuid(),
  at: instant,
  version: consentVersion,
  choice: consentChoice,
  ...categories,
});
/** See {@link consentEntry}. */
export type ConsentEntry = z.output<typeof consentEntry>;

/** POST consent.php: accepting means every category, rejecting means none. The visitor keeps the `consent_id`. */
export const logConsent = defineCall({
  resource: 'consent',
  method: 'POST',
  permission: 'public',
  body: z
    .object({ version: consentVersion, choice: consentChoice, ...categories })
    .refine(agreesWithItsCategories, { path: ['choice'] }),
  answer: answerOf(consentEntry.pick({ consent_id: true, at: true })),
});

/** GET consent.php: newest first; `meta.counts` counts the whole log, most frequent first. */
export const listConsents = defineCall({
  resource: 'consent',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({ version: consentVersion.optional(), choice: consentChoice.optional() }),
  answer: listOf(consentEntry).extend({
    meta: pageMeta.extend({
      counts: z.array(z.object({ version: consentVersion, choice: consentChoice, count: z.number().int() })),
    }),
  }),
});

interface Chosen {
  readonly choice: z.output<typeof consentChoice>;
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

function agreesWithItsCategories({ choice, functional, analytics, marketing }: Chosen): boolean {
  if (choice === 'accepted') return functional && analytics && marketing;
  if (choice === 'rejected') return !(functional || analytics || marketing);
  return true;
}
