import { z } from 'zod';
import { contactDetails, shippingAddress } from '../orders/fields.ts';
import { accountEmail, currentPassword, newPassword, personName } from '../users/fields.ts';

// Validation that the profile's forms and the server share, apart from the endpoints because visitors download it.

/** Fields of the personal details form. A new e-mail address requires the password. */
export const profileDetails = z.object({
  name: personName,
  phone: contactDetails.shape.phone.or(z.literal('')),
  email: accountEmail,
  current_password: currentPassword.optional(),
});

/** Fields of the password form. */
export const passwordChange = z.object({ current_password: currentPassword, new_password: newPassword });

/** Fields of the address form: those of the checkout, and whether it is the default. */
export const savedAddressFields = shippingAddress.extend({ is_default: z.boolean().default(false) });

/** Fields of the form that deletes the account. */
export const accountErasure = z.object({ password: currentPassword });
