import { isApiFailure } from '@fakos/shared-kit/api';

/** The challenge of an account with two-step login that has passed the first step; undefined for other failures. */
export function getChallenge(failure: unknown): string | undefined {
  if (!isApiFailure(failure)) return undefined;
  const { challenge } = (failure.response ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
}
