import { z } from 'zod';
import { lineOfText, linesOfText } from '../storable.ts';

// What the checkout's form and the server check alike. It stands apart from the calls, because visitors download it.

/** Who buys: step "contact" of the checkout. */
export const contactDetails = z.object({
  full_name: lineOfText(80).min(2),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{10,20}$/),
});

/** Where it goes: step "shipping" of the checkout, asked for a courier. Postcodes are the Greek five digits. */
export const shippingAddress = z.object({
  street: lineOfText(120).min(2),
  street_number: lineOfText(12).min(1),
  city: lineOfText(80).min(2),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
  country: z.literal('GR').default('GR'),
});

/** What an invoice needs beside a receipt. */
export const invoiceDetails = z.object({
  vat_number: z.string().trim().refine(isGreekVatNumber),
  company_name: lineOfText(120).min(2),
  tax_office: lineOfText(80).min(2),
});

/** What an order's buyer may say beside it. */
export const orderNote = linesOfText(1000);

/** Why somebody withdraws from an order; nobody has to say (Directive 2011/83/EU, article 9). */
export const withdrawalReason = linesOfText(1000);

/** True when the nine digits of a Greek VAT number carry the right check digit (powers of two, modulo 11, modulo 10). */
export function isGreekVatNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const digits = Array.from(value, Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
  return (sum % 11) % 10 === digits[8];
}
