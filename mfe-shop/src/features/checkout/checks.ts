import { contactDetails, invoiceDetails, shippingAddress } from '@fakos/shared-kit/api/orders/fields';
import { z } from '@fakos/shared-kit/forms';
import type { CheckoutDraft, CheckoutField } from './draft.ts';
import { paymentMethods, type Step, steps } from './steps.ts';

// The schemas weigh more than the checkout itself, and nobody needs them before the first answer.

/** Puts a fault of a value into words. */
export type FaultWords = (issue: z.core.$ZodRawIssue) => string;
/** Faults in words by the question they belong to. */
export type Faults = Partial<Record<CheckoutField, string>>;

const address = shippingAddress.omit({ country: true });
const note = z.object({ note: z.string().trim().max(1000) });
const consent = z.object({ terms_accepted: z.literal(true) });

/** What a step's answers must look like, given the answers. */
function schemaOf(step: Step, draft: CheckoutDraft): z.ZodType {
  switch (step) {
    case 'contact':
      return contactDetails;
    case 'shipping':
      return draft.shipping_method === 'courier' ? note.extend(address.shape) : note;
    case 'payment': {
      const method = z.object({ payment_method: z.enum(paymentMethods[draft.shipping_method]) });
      return draft.document === 'invoice' ? method.extend(invoiceDetails.shape) : method;
    }
    case 'review':
      return consent;
  }
}

/** What is wrong with a step's answers; empty where nothing is. */
export function faultsOf(step: Step, draft: CheckoutDraft, words: FaultWords): Faults {
  const result = schemaOf(step, draft).safeParse(draft, { error: words });
  const faults: Faults = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as CheckoutField;
    faults[field] ??= issue.message;
  }
  return faults;
}

/** The first step that still lacks an answer; the review once none does. */
export function firstIncomplete(draft: CheckoutDraft): Step {
  return steps.find((step) => Object.keys(faultsOf(step, draft, ({ code }) => code)).length > 0) ?? 'review';
}

/** The step to show for the one that the address names: never one beyond the first that lacks an answer. */
export function reachableStep(wanted: string | null, draft: CheckoutDraft): Step {
  const limit = steps.indexOf(firstIncomplete(draft));
  const index = (steps as readonly (string | null)[]).indexOf(wanted);
  return steps[Math.min(Math.max(index, 0), limit)] ?? 'contact';
}
