import { z } from 'zod';

// Validation that the cart form and the server share, apart from the endpoints because visitors download it.

/** Maximum length of a coupon code. */
export const MAX_COUPON_CODE = 40;

/** A coupon code as entered: letters, digits, hyphens and underscores; case and accents are ignored. */
export const couponCode = z
  .string()
  .trim()
  .max(MAX_COUPON_CODE)
  .regex(/^[\p{L}\p{N}_-]+$/u);
