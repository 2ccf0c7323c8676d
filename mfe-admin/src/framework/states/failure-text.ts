import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useCallback } from 'react';

/** Puts a failed call into words: the server's own where it sent any, else the text of its code. */
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
