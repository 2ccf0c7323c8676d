import { z } from 'zod';
import { lineOfText, linesOfText } from '../storable.ts';

// What a contact form and the server check alike. It stands apart from the calls, because visitors download it.

/** The most that each field of a contact form holds, in characters. */
export const contactLimits = {
  formId: 80,
  formTitle: 160,
  name: 80,
  email: 254,
  subject: 160,
  message: 5000,
} as const;

/** What a visitor writes into a contact form. Which fields a form insists on, beside these two, is its own setting. */
export const contactFields = z.object({
  name: lineOfText(contactLimits.name).default(''),
  email: z.email().max(contactLimits.email),
  phone: z
    .string()
    .trim()
    .regex(/^(?:\+?[0-9 ()-]{10,20})?$/)
    .default(''),
  subject: lineOfText(contactLimits.subject).default(''),
  message: linesOfText(contactLimits.message).min(1),
  gdprConsent: z.boolean().default(false),
});
