import type { AdminUser } from '@fakos/contracts/admin-users/contract';
import type { FieldErrors } from '@fakos/contracts/errors';
import { contactDetails } from '@fakos/contracts/orders/fields';
import type { Role } from '@fakos/contracts/roles';
import { accountEmail, newPassword, personName } from '@fakos/contracts/users/fields';

/** Values of the form for an account. An empty password leaves the stored one. */
export type UserValues = Record<'name' | 'email' | 'phone' | 'password', string> & { role: Role };

/** Values that no draft contains. */
export const secretUserFields: readonly string[] = ['password'];

/** The form's values for an account; an empty form without one. */
export function toUserValues(user?: Pick<AdminUser, 'name' | 'email' | 'phone' | 'role'>): UserValues {
  const { name = '', email = '', phone = '', role = 'user' } = user ?? {};
  return { name, email, phone, role, password: '' };
}

/** The endpoint's fields for valid values. */
export function toUserFields(values: Partial<UserValues>): Partial<UserValues> {
  const { password, ...others } = values;
  const trimmed = Object.entries(others).map(([name, value]) => [name, value.trim()]);
  return { ...(Object.fromEntries(trimmed) as Partial<UserValues>), ...(password && { password }) };
}

/** Error messages by field. */
export type UserMessages = Readonly<Record<'name' | 'email' | 'phone' | 'password' | 'required', string>>;

/** Errors of the form's values by field, by the endpoint's own rules. */
export function validateUser(values: UserValues, messages: UserMessages, isNew: boolean): FieldErrors {
  const { name, email, phone, password } = values;
  const isRequired = { name: true, email: true, phone: false, password: isNew };
  const rules = {
    name: personName.safeParse(name),
    email: accountEmail.safeParse(email.trim()),
    phone: contactDetails.shape.phone.safeParse(phone),
    password: newPassword.safeParse(password),
  };
  const errors: Record<string, string> = {};
  for (const field of ['name', 'email', 'phone', 'password'] as const) {
    const isEmpty = values[field].trim() === '';
    if (isEmpty && isRequired[field]) errors[field] = messages.required;
    else if (values[field] !== '' && !isEmpty && !rules[field].success) errors[field] = messages[field];
  }
  return errors;
}
