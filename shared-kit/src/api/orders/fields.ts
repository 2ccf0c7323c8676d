import { z } from 'zod';

// What the checkout's form and the server check alike. It stands apart from the calls, because visitors download it.

/** Who buys: step "contact" of the checkout. */
export const contactDetails = z.object({
  full_name: z.string().trim().min(2).max(80),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{10,20}$/),
});

/** Where it goes: step "shipping" of the checkout, asked for a courier. Postcodes are the Greek five digits. */
export const shippingAddress = z.object({
  street: z.string().trim().min(2).max(120),
  street_number: z.string().trim().min(1).max(12),
  city: z.string().trim().min(2).max(80),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
  country: z.literal('GR').default('GR'),
});

/** What an invoice needs beside a receipt. */
export const invoiceDetails = z.object({
  vat_number: z.string().trim().refine(isGreekVatNumber),
  company_name: z.string().trim().min(2).max(120),
  tax_office: z.string().trim().min(2).max(80),
});

/** True when the nine digits of a Greek VAT number carry the right check digit (powers of two, modulo 11, modulo 10). */
export function isGreekVatNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const digits = Array.from(value, Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
  return (sum % 11) % 10 === digits[8];
}
