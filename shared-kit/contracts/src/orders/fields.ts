import { z } from 'zod';
import { multilineText, singleLineText } from '../plain-text.ts';

// Validation that the checkout forms and the server share, apart from the endpoints because visitors download it.

/** Contact details: step "contact" of the checkout. */
export const contactDetails = z.object({
  full_name: singleLineText(80).min(2),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{10,20}$/),
});

/** Shipping address: step "shipping" of the checkout, for a courier. Greek postcodes have five digits. */
export const shippingAddress = z.object({
  street: singleLineText(120).min(2),
  street_number: singleLineText(12).min(1),
  city: singleLineText(80).min(2),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
  country: z.literal('GR').default('GR'),
});

/** Additional details for an invoice. */
export const invoiceDetails = z.object({
  vat_number: z.string().trim().refine(isGreekVatNumber),
  company_name: singleLineText(120).min(2),
  tax_office: singleLineText(80).min(2),
});

/** The customer's note on an order. */
export const orderNote = multilineText(1000);

/** Reason of a withdrawal; optional by law (Directive 2011/83/EU, article 9). */
export const withdrawalReason = multilineText(1000);

/** True for nine digits with the check digit of a Greek VAT number (powers of two, modulo 11, modulo 10). */
export function isGreekVatNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const digits = Array.from(value, Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
  return (sum % 11) % 10 === digits[8];
}
