import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useCallback } from 'react';

/** Returns the error message of a failed request: the server's message, else the text of its error code. */
export function useFailureText(): (failure: unknown) => string {
  const text = useKitText();
  return useCallback(
    (failure) => {
      if (!isApiFailure(failure)) return text('errors.INTERNAL');
      return failure.message ?? text(`errors.${failure.code}`);
    },
    [text],
  );
}
