import { z } from 'zod';

// What the cart's form and the server check alike. It stands apart from the calls, because visitors download it.

/** Longest code of a coupon, in characters. */
export const MAX_COUPON_CODE = 40;

/** A coupon's code as somebody types it: letters, digits, hyphens and underscores; case and accents do not matter. */
export const couponCode = z
  .string()
  .trim()
  .max(MAX_COUPON_CODE)
  .regex(/^[\p{L}\p{N}_-]+$/u);
