import { z } from 'zod';
import { multilineText, singleLineText } from '../plain-text.ts';

// Validation that contact forms and the server share, apart from the endpoints because visitors download it.

/** Maximum length of each field of a contact form, and of a note by staff, in characters. */
export const contactLimits = {
  formId: 80,
  formTitle: 160,
  name: 80,
  email: 254,
  subject: 160,
  message: 5000,
  note: 2000,
} as const;

/** Fields of a contact form. Each form's own settings decide which fields besides e-mail and message are required. */
export const contactFields = z.object({
  name: singleLineText(contactLimits.name).default(''),
  email: z.email().max(contactLimits.email),
  phone: z
    .string()
    .trim()
    .regex(/^(?:\+?[0-9 ()-]{10,20})?$/)
    .default(''),
  subject: singleLineText(contactLimits.subject).default(''),
  message: multilineText(contactLimits.message).min(1),
  gdprConsent: z.boolean().default(false),
});
