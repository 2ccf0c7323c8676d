import { isApiFailure } from '@fakos/shared-kit/api';

/** True if the API has no such endpoint, as an older one may not. */
export function isUnsupported(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 501);
}
