import { createLazyParts } from '@fakos/shared-kit/lazy';

/** The search by the size of the visitor's glasses; loads when it is first opened. */
export const lazyFit = createLazyParts(async () => {
  const { FitForm } = await import(/* webpackChunkName: "fit-form" */ './fit-form.tsx');
  return { FitForm };
});
