/** Checks that run before a release and that an operator may skip. */
export const skippableChecks = ['types', 'unit-tests', 'smoke-test'] as const;
