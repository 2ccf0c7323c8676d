import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useCallback } from 'react';
import type { FaultWords } from './checks.ts';

/** Questions whose faults have words of their own, whatever the fault. */
const ownWords = {
  email: 'fields.email',
  phone: 'fields.phone',
  postcode: 'fields.postcode',
  vat_number: 'fields.vatNumber',
  terms_accepted: 'fields.terms',
  payment_method: 'fields.required',
} as const;

/** Words for what is wrong with a value: first that it is missing, then what its question says, then its length. */
export function useFaultWords(): FaultWords {
  const text = useKitText();
  return useCallback(
    (issue) => {
      const field = String(issue.path?.[0] ?? '');
      const missing = typeof issue.input === 'string' && issue.input.trim() === '';
      if (missing) return text('fields.required');
      if (Object.hasOwn(ownWords, field)) return text(ownWords[field as keyof typeof ownWords]);
      if (issue.code === 'too_small') return text('fields.tooShort', { count: Number(issue.minimum) });
      if (issue.code === 'too_big') return text('fields.tooLong', { count: Number(issue.maximum) });
      return text('fields.invalid');
    },
    [text],
  );
}
