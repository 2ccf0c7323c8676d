import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useCallback } from 'react';
import type { FormatIssue } from './step-validation.ts';

/** Messages of fields that have one message for every issue. */
const fieldMessages = {
  email: 'fields.email',
  phone: 'fields.phone',
  postcode: 'fields.postcode',
  vat_number: 'fields.vatNumber',
  terms_accepted: 'fields.terms',
  payment_method: 'fields.required',
} as const;

/** Messages for validation issues: required first, then the field's own message, then length. */
export function useIssueMessage(): FormatIssue {
  const text = useKitText();
  return useCallback(
    (issue) => {
      const field = String(issue.path?.[0] ?? '');
      const isMissing = typeof issue.input === 'string' && issue.input.trim() === '';
      if (isMissing) return text('fields.required');
      if (Object.hasOwn(fieldMessages, field)) return text(fieldMessages[field as keyof typeof fieldMessages]);
      if (issue.code === 'too_small') return text('fields.tooShort', { count: Number(issue.minimum) });
      if (issue.code === 'too_big') return text('fields.tooLong', { count: Number(issue.maximum) });
      return text('fields.invalid');
    },
    [text],
  );
}
