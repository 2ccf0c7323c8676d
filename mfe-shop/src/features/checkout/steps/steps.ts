import { paths } from '@fakos/shared-kit/router';

/** The checkout steps in order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const;
/** See {@link steps}. */
export type Step = (typeof steps)[number];

/** Address of a checkout step, without language. */
export function getStepAddress(step: Step): string {
  return `${paths.checkout}?step=${step}`;
}
