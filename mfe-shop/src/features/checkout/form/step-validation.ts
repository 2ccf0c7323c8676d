import type { Quote } from '@fakos/contracts/cart/contract';
import { contactDetails, invoiceDetails, shippingAddress } from '@fakos/contracts/orders/fields';
import * as z from '@fakos/shared-kit/forms/schema';
import { type Step, steps } from '../steps/steps.ts';
import type { CheckoutDraft, CheckoutField } from './draft.ts';

// A separate chunk: the schemas are larger than the rest of the checkout and are needed only after the first input.

/** Formats a validation issue as a message. */
export type FormatIssue = (issue: z.core.$ZodRawIssue) => string;
/** Error messages by field. */
export type StepErrors = Partial<Record<CheckoutField, string>>;

const address = shippingAddress.omit({ country: true });
const note = z.object({ note: z.string().trim().max(1000) });
const consent = z.object({ terms_accepted: z.literal(true) });

/** Payment methods that the shop offers, by shipping method; undefined until the first quote. */
export type OfferedMethods = Quote['payment_methods'] | undefined;

/** The schema of a step's fields; it depends on the delivery and the document chosen. */
function getStepSchema(step: Step, draft: CheckoutDraft, offered: OfferedMethods): z.ZodType {
  switch (step) {
    case 'contact':
      return contactDetails;
    case 'shipping':
      return draft.shipping_method === 'courier' ? note.extend(address.shape) : note;
    case 'payment': {
      const methods = offered?.[draft.shipping_method];
      const method = z.object({ payment_method: methods ? z.enum(methods) : z.string().min(1) });
      return draft.document === 'invoice' ? method.extend(invoiceDetails.shape) : method;
    }
    case 'review':
      return consent;
  }
}

/** Validates a step; the result is empty if the step is valid. */
export function validateStep(
  step: Step,
  draft: CheckoutDraft,
  offered: OfferedMethods,
  formatIssue: FormatIssue,
): StepErrors {
  const result = getStepSchema(step, draft, offered).safeParse(draft, { error: formatIssue });
  const errors: StepErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as CheckoutField;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** The first step that is not valid; the review if all are. */
export function findFirstIncompleteStep(draft: CheckoutDraft, offered: OfferedMethods): Step {
  const isIncomplete = (step: Step) => Object.keys(validateStep(step, draft, offered, ({ code }) => code)).length > 0;
  return steps.find(isIncomplete) ?? 'review';
}

/** The step to show for the requested one: never a step after the first incomplete one. */
export function getReachableStep(requestedStep: string | null, draft: CheckoutDraft, offered: OfferedMethods): Step {
  const limit = steps.indexOf(findFirstIncompleteStep(draft, offered));
  const index = (steps as readonly (string | null)[]).indexOf(requestedStep);
  return steps[Math.min(Math.max(index, 0), limit)] ?? 'contact';
}
