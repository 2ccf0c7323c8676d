import { z } from 'zod';
import { contactDetails, shippingAddress } from '../orders/fields.ts';
import { accountEmail, knownPassword, newPassword, personName } from '../users/fields.ts';

// What the profile's forms and the server check alike. It stands apart from the calls, because visitors download it.

/** The form of a person's details. Another e-mail needs the password too. */
export const profileDetails = z.object({
  name: personName,
  phone: contactDetails.shape.phone.or(z.literal('')),
  email: accountEmail,
  current_password: knownPassword.optional(),
});

/** The form of a new password. */
export const passwordChange = z.object({ current_password: knownPassword, new_password: newPassword });

/** The form of an address: the checkout's, and whether it is the one to begin with there. */
export const savedAddressFields = shippingAddress.extend({ is_default: z.boolean().default(false) });

/** The form that erases an account. */
export const erasure = z.object({ password: knownPassword });
