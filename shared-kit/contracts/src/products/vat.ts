/** VAT rates in percent: zero, the three Greek rates, and the reduced rates of the islands (law 2859/2000, article 21). */
export const vatRates = [0, 4, 6, 9, 13, 17, 24] as const;
/** Default VAT rate in percent (product.md section 3). */
export const DEFAULT_VAT_RATE = 24;
