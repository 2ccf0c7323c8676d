import type { Role } from '@fakos/contracts/roles';
import { MIN_PASSWORD, nameLimits } from '@fakos/contracts/users/fields';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useMemo } from 'react';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import type { UserMessages, UserValues } from './user-values.ts';

/** Messages of the form's own checks. */
export function useUserMessages(): UserMessages {
  const text = useText();
  const kitText = useKitText();
  return useMemo(
    () => ({
      name: text('users.nameInvalid', nameLimits),
      email: kitText('fields.email'),
      phone: kitText('fields.phone'),
      password: kitText('fields.tooShort', { count: MIN_PASSWORD }),
      required: kitText('fields.required'),
    }),
    [text, kitText],
  );
}

/** Labels of the form's fields. */
export function useUserLabels(): Readonly<Record<keyof UserValues, string>> {
  const text = useText();
  return useMemo(
    () => ({
      name: text('users.name'),
      email: text('users.email'),
      phone: text('users.phone'),
      role: text('users.role'),
      password: text('users.password'),
    }),
    [text],
  );
}

/** Formats a field's value for merging. */
export function useUserValueText(): (field: string, value: unknown) => string {
  const text = useText();
  return useMemo(
    () => (field, value) => (field === 'role' ? text(`users.roles.${value as Role}`) : toDisplayText(value)),
    [text],
  );
}
