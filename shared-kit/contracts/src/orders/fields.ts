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

/** Postcodes of Greece, 10000 to 85999: ELTA's areas begin with 10 (Athens) and end with 85 (Dodecanese). */
const GREEK_POSTCODE = /^(?:[1-7]\d|8[0-5])\d{3}$/;

/** A Greek postcode. The usual form with a space, `106 73`, becomes five digits. */
export const greekPostcode = z.string().overwrite(removeSpaces).regex(GREEK_POSTCODE);

/** Shipping address: step "shipping" of the checkout, for a courier. */
export const shippingAddress = z.object({
  street: singleLineText(120).min(2),
  street_number: singleLineText(12).min(1),
  city: singleLineText(80).min(2),
  postcode: greekPostcode,
  country: z.literal('GR').default('GR'),
});

/** Additional details for an invoice. The VAT number becomes nine digits: `EL 094014201` loses its prefix. */
export const invoiceDetails = z.object({
  vat_number: z.string().overwrite(toVatDigits).refine(isGreekVatNumber),
  company_name: singleLineText(120).min(2),
  tax_office: singleLineText(80).min(2),
  /** The company's trade or profession. */
  activity: singleLineText(120).optional(),
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

/** Prefixes of Greek VAT numbers: EL in the EU's VAT register, also with Greek letters, and GR as the country's code. */
const VAT_PREFIX = /^(?:EL|ΕΛ|GR)/i;

function toVatDigits(value: string): string {
  return removeSpaces(value).replace(VAT_PREFIX, '');
}

function removeSpaces(value: string): string {
  return value.replaceAll(/\s/g, '');
}
